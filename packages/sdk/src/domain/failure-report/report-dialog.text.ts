export const reportText = {
  title: 'Oh Snap!',
  text: 'We are sorry about that. Our expert will call you shortly.',
  textForVisitor: 'We are sorry about that. We have received your report and are looking into it.',
  done: 'Okay',
} as const;
