import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contactForm, contest } from '../../../mailing/composing/variables.js';
import { toVotePage } from './to-vote-page.js';

export const voteEntryBack = defineEmail({
  name: 'vote-entry-back',
  label: 'entry of a vote back',
  whenSent:
    'Sent to a voter who was told that the entry left the contest, when it is back before the result.',
  scope: 'contest',
  place: 220,
  needed: 'change',
  limit: null,
  variables: { contest, contactForm },
  texts: {
    en: {
      subject: 'The entry that you voted for is back',
      preview: 'Your vote is for it again, as before.',
      greeting: 'Hello,',
      text: 'The entry that you voted for is back in {{contest}}. Your vote is for it again, as before, and you need not do anything. As long as voting is open, you can choose another entry.',
      action: 'See your vote',
      ask: 'If you have a question, please use the [contact form]({{contactForm}}).',
    },
    ml: {
      subject: 'നിങ്ങൾ വോട്ടു ചെയ്ത എൻട്രി തിരിച്ചുവന്നു',
      preview: 'നിങ്ങളുടെ വോട്ട് മുമ്പത്തെപ്പോലെ ഈ എൻട്രിക്കാണ്.',
      greeting: 'നമസ്കാരം,',
      text: 'നിങ്ങൾ വോട്ടു ചെയ്ത എൻട്രി ‘{{contest}}’ എന്ന മത്സരത്തിൽ തിരിച്ചുവന്നു. നിങ്ങളുടെ വോട്ട് മുമ്പത്തെപ്പോലെ ഈ എൻട്രിക്കാണ്; ഒന്നും ചെയ്യേണ്ടതില്ല. വോട്ടിങ് തീരുന്നതുവരെ മറ്റൊരു എൻട്രി തിരഞ്ഞെടുക്കാം.',
      action: 'നിങ്ങളുടെ വോട്ട് കാണുക',
      ask: 'എന്തെങ്കിലും ചോദിക്കാനുണ്ടെങ്കിൽ [ബന്ധപ്പെടാനുള്ള ഫോം]({{contactForm}}) ഉപയോഗിക്കൂ.',
    },
  },
  sample: ({ contestTitle }) => ({ contestTitle }),
  body: toVotePage,
});
