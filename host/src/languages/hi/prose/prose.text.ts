import type { Translation } from '@prosperx/core/language';
import type { proseText as english } from '#prose/prose.text.js';

export const proseText: Translation<typeof english> = {
  contents: 'इस पेज पर',
  amended: 'आखिरी बदलाव',
  template: 'नमूना',
  templateText: 'इस प्रोडक्ट के लिए सरल शब्दों में लिखा गया। किसी पर लागू होने से पहले ऑपरेटर के वकील को इसे जांचना होगा।',
};
