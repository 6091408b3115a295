import { dates } from '@paattu/shared/dates/ml';
import { beginningInWords, deadlineInWords } from '@paattu/shared/deadlines';
import type * as english from '../en/emails.js';

export const emails = {
  optOut: 'ഇത്തരം ഇമെയിലുകൾ നിർത്തുക',
  seal: 'താഴെയുള്ള വരിയിലെ തീയതി വരെ ഈ മത്സരത്തിൽ ഞങ്ങൾ ചെയ്തതെല്ലാം രേഖപ്പെടുത്തിയിട്ടുണ്ട്. ആ രേഖയുടെ മുദ്ര (ഹാഷ്) ആണ് താഴെയുള്ള വരി. ഈ ഇമെയിൽ സൂക്ഷിച്ചാൽ, രേഖ ആരും മാറ്റിയെഴുതിയിട്ടില്ലെന്ന് പിന്നീട് ഉറപ്പാക്കാം.',
  linkRemoved: '(ലിങ്ക് സ്വീകർത്താവ് മാത്രം കാണുന്നു)',
} satisfies typeof english.emails;

export const phrases = {
  hello: 'നമസ്കാരം {{name}},',
  notHer:
    'ഇത് ചെയ്തത് നിങ്ങളല്ലെങ്കിൽ, മറ്റാർക്കോ നിങ്ങളുടെ എൻട്രിയുടെ പേജ് തുറക്കാനാകുന്നുണ്ട്. [ബന്ധപ്പെടാനുള്ള ഫോമിൽ]({{contactForm}}) ഞങ്ങൾക്ക് എഴുതൂ.',
  video: 'നിങ്ങളുടെ വീഡിയോ: {{video}}',
  myEntry: 'നിങ്ങളുടെ എൻട്രി കാണുക',
  deadline: (instant: string, timeZone: string) => deadlineInWords(instant, timeZone, 'ml', dates),
  beginning: (instant: string, timeZone: string) => beginningInWords(instant, timeZone, 'ml', dates),
  dayAndTime: (instant: string, timeZone: string) => dates.moment(instant, timeZone),
} as const satisfies Record<keyof typeof english.phrases, unknown>;
