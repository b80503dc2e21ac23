import { formatDate, formatMoment, formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { FREQUENCY_NAMES } from '@prosperx/core/languages/hi/format/format.text.js';
import { timesPaise } from '@prosperx/core/money';
import type { Plan } from '@prosperx/core/stp';
import { notificationHelp } from '#languages/hi/providers/notification.text.js';
import type {
  planNotifications as englishPlanNotifications,
  planLinkSms as englishPlanLinkSms,
  planOtpText as englishPlanOtpText,
} from '#modules/stp/plan-notification.text.js';

const plural = (count: number) => `${count} ${count > 1 ? 'किस्तें' : 'किस्त'}`;
const frequencies: Readonly<Record<number, string | undefined>> = FREQUENCY_NAMES;

const planTitle = ({ investmentType, fromSchemeName, toSchemeName }: Plan) =>
  investmentType === 'STP'
    ? `एसटीपी: ${fromSchemeName} से ${toSchemeName} में`
    : `एसडब्ल्यूपी: ${fromSchemeName} से आपके बैंक खाते में`;

const termsOf = (plan: Plan) =>
  [
    planTitle(plan),
    `फोलियो ${plan.folioNo}`,
    `${formatMoney(plan.installmentAmt, 2)}, ${frequencies[plan.investmentFrequency] ?? ''}, ${plural(plan.noOfInstallments)}, कुल ${formatMoney(plan.amount, 2)}`,
    plan.firstOrderToday === 'Y'
      ? `पहली किस्त सेट होते ही, फिर ${formatDate(plan.startDate)} से`
      : `${formatDate(plan.startDate)} से`,
  ].join('\n');

const kindOf = ({ investmentType }: Plan) => (investmentType === 'STP' ? 'एसटीपी' : 'एसडब्ल्यूपी');

const notification = (name: string, ...parts: readonly string[]) =>
  [`नमस्ते ${name},`, ...parts.filter(Boolean), notificationHelp].join('\n\n');

const madeOn = ({ instalments, startDate }: Plan, instalment: number) =>
  formatDate(instalments.find((each) => each.instalment === instalment)?.date ?? startDate);

const failureOf = ({ instalments }: Plan) => instalments.find(({ outcome }) => outcome === 'failed')?.reason ?? '';

const madeOf = ({ instalments }: Plan) => instalments.filter(({ outcome }) => outcome === 'done').length;

const isComplete = (plan: Plan) => madeOf(plan) === plan.noOfInstallments;

export const planNotifications: Translation<typeof englishPlanNotifications> = {
  link: {
    subject: (plan) => `कृपया अपनी ${kindOf(plan)} की पुष्टि करें`,
    body: ({ name, plan, link }) =>
      notification(
        name,
        plan.advisorName
          ? `${plan.advisorName} ने आपके लिए ${kindOf(plan)} का अनुरोध किया है:`
          : `आपने ${kindOf(plan)} का अनुरोध किया है:`,
        termsOf(plan),
        plan.actBefore === null
          ? ''
          : `कृपया ${formatMoment(plan.actBefore)} से पहले पुष्टि करें। उसके बाद यह रद्द हो जाएगी:\n${link}`,
        'आपकी पुष्टि से पहले कुछ नहीं बिकेगा। अगर आपको इसकी उम्मीद नहीं थी, तो लिंक खोलकर नामंजूर करें, या इस मैसेज पर ध्यान न दें।',
      ),
  },
  active: {
    subject: (plan) => `आपकी ${kindOf(plan)} चालू है`,
    body: ({ name, plan, link }) =>
      notification(
        name,
        `एक्सचेंज ने आपकी ${kindOf(plan)} नंबर ${plan.txnRegNo} से रजिस्टर कर ली है:`,
        termsOf(plan),
        plan.nextDate === null ? '' : `अगली किस्त ${formatDate(plan.nextDate)} को है।`,
        `इसे आप “मेरी एसटीपी” में कभी भी बंद कर सकते हैं:\n${link}`,
      ),
  },
  refused: {
    subject: (plan) => `आपकी ${kindOf(plan)} सेट नहीं हुई`,
    body: ({ name, plan, link }) =>
      notification(
        name,
        `एक्सचेंज ने यह ${kindOf(plan)} रजिस्टर नहीं की:`,
        termsOf(plan),
        plan.remarks,
        `कुछ नहीं बिका। आप दूसरी बना सकते हैं:\n${link}`,
      ),
  },
  expired: {
    subject: (plan) => `आपकी ${kindOf(plan)} रद्द हो गई है`,
    body: ({ name, plan, link }) =>
      notification(
        name,
        `इस ${kindOf(plan)} की पुष्टि और सेट-अप समय पर नहीं हुआ, इसलिए यह रद्द हो गई है:`,
        termsOf(plan),
        `कुछ नहीं बिका। आप दूसरी बना सकते हैं:\n${link}`,
      ),
  },
  instalment_failed: {
    subject: (plan) => `आपकी ${kindOf(plan)} की एक किस्त नहीं गई`,
    body: ({ name, plan, link, instalment }) =>
      notification(
        name,
        `${planTitle(plan)}: ${plan.noOfInstallments} में से किस्त ${instalment}, ${formatMoney(plan.installmentAmt, 2)}, नहीं गई।`,
        plan.instalments.find((each) => each.instalment === instalment)?.reason ?? '',
        plan.nextDate === null || plan.isStopping ? '' : `अगली किस्त ${formatDate(plan.nextDate)} को है।`,
        link,
      ),
  },
  stopped: {
    subject: (plan) => `आपकी ${kindOf(plan)} बंद हो गई है`,
    body: ({ name, plan, link, failures }) =>
      notification(
        name,
        failures > 0
          ? `इस ${kindOf(plan)} की लगातार ${plural(failures)} नहीं ${failures > 1 ? 'गईं' : 'गई'}, इसलिए यह बंद हो गई है:`
          : `यह ${kindOf(plan)} बंद हो गई है:`,
        termsOf(plan),
        failures > 0 ? failureOf(plan) : plan.remarks,
        `अब तक ${plural(plan.instalmentsDone)}। आगे कोई किस्त नहीं जाएगी।\n${link}`,
      ),
  },
  stopping: {
    subject: (plan) => `एक्सचेंज ने आपकी ${kindOf(plan)} अभी बंद नहीं की है`,
    body: ({ name, plan, link }) =>
      notification(
        name,
        `यह ${kindOf(plan)} हमारे यहां बंद है, और हमने एक्सचेंज को इसे बंद करने के लिए कहा है। उसने अभी ऐसा नहीं किया है:`,
        termsOf(plan),
        plan.remarks,
        plan.nextDate === null ? '' : `तब तक वह ${formatDate(plan.nextDate)} की किस्त बना सकता है।`,
        `हम हर रात फिर से कहते हैं, और बंद होते ही आपको बताएंगे।\n${link}`,
      ),
  },
  made_after_end: {
    subject: (plan) => `बंद होने के बाद भी आपकी ${kindOf(plan)} की एक किस्त बनी`,
    body: ({ name, plan, link, instalment }) =>
      notification(
        name,
        `${planTitle(plan)}: यह ${kindOf(plan)} बंद थी, फिर भी एक्सचेंज ने ${madeOn(plan, instalment)} को ${formatMoney(plan.installmentAmt, 2)} की एक किस्त बनाई।`,
        plan.investmentType === 'STP'
          ? 'इससे जो यूनिट खरीदे गए, वे आपके हैं: मिलते ही वे आपके पोर्टफोलियो में दिखेंगे।'
          : 'रकम आपके बैंक खाते में भेजी जाती है।',
        `हमने एक्सचेंज को इसे बंद करने के लिए फिर से कहा है और ध्यान रखेंगे कि वह बंद हो। अगर आप यह किस्त नहीं चाहते, तो कृपया हमें लिखें।\n${link}`,
      ),
  },
  completed: {
    subject: (plan) => (isComplete(plan) ? `आपकी ${kindOf(plan)} पूरी हो गई है` : `आपकी ${kindOf(plan)} समाप्त हो गई है`),
    body: ({ name, plan, link }) =>
      isComplete(plan)
        ? notification(name, `इस ${kindOf(plan)} की सभी किस्तें पूरी हो गई हैं:`, termsOf(plan), link)
        : notification(
            name,
            `${planTitle(plan)}: यह समाप्त हो गई है। ${plan.noOfInstallments} में से ${plural(madeOf(plan))} ${madeOf(plan) > 1 ? 'गईं' : 'गई'}, कुल ${formatMoney(timesPaise(plan.installmentAmt, madeOf(plan)), 2)}।`,
            link,
          ),
  },
};

export const planLinkSms: Translation<typeof englishPlanLinkSms> = (plan, link) =>
  `ProsperX: अपनी ${formatMoney(plan.installmentAmt, 2)} की ${kindOf(plan)} की पुष्टि करें${plan.actBefore === null ? '' : `, ${formatMoment(plan.actBefore)} से पहले`}: ${link} पुष्टि से पहले कुछ नहीं बिकेगा।`;

export const planOtpText: Translation<typeof englishPlanOtpText> = {
  subject: 'आपके प्लान का OTP',
  what: (kind, amount) => `${amount} प्रति किस्त की ${kind}`,
  body: (code, what) => `${code} ProsperX पर आपकी ${what} सेट करने का OTP है। इसे किसी को न बताएं।`,
};
