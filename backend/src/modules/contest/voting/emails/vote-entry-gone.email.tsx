import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contactForm, contest } from '../../../mailing/composing/variables.js';
import { toVotePage } from './to-vote-page.js';

export const voteEntryGone = defineEmail({
  name: 'vote-entry-gone',
  label: 'entry of a vote gone',
  whenSent: 'Sent to a voter whose entry has been out of the contest for an hour while voting is open.',
  scope: 'contest',
  place: 200,
  needed: 'deadline',
  limit: null,
  variables: { contest, contactForm },
  texts: {
    en: {
      subject: 'Your vote can go to another entry',
      preview: 'The entry that you voted for is no longer in the contest.',
      greeting: 'Hello,',
      text: 'The entry that you voted for is no longer in {{contest}}. You can vote for another one until voting closes.',
      action: 'Choose another entry',
      ask: 'If you have a question, please use the [contact form]({{contactForm}}).',
    },
    ml: {
      subject: 'നിങ്ങളുടെ വോട്ട് മറ്റൊരു എൻട്രിക്ക് നൽകാം',
      preview: 'നിങ്ങൾ വോട്ടു ചെയ്ത എൻട്രി ഇപ്പോൾ മത്സരത്തിലില്ല.',
      greeting: 'നമസ്കാരം,',
      text: 'നിങ്ങൾ വോട്ടു ചെയ്ത എൻട്രി ഇപ്പോൾ ‘{{contest}}’ എന്ന മത്സരത്തിലില്ല. വോട്ടിങ് തീരുന്നതുവരെ മറ്റൊരു എൻട്രിക്ക് വോട്ടു ചെയ്യാം.',
      action: 'മറ്റൊരു എൻട്രി തിരഞ്ഞെടുക്കുക',
      ask: 'എന്തെങ്കിലും ചോദിക്കാനുണ്ടെങ്കിൽ [ബന്ധപ്പെടാനുള്ള ഫോം]({{contactForm}}) ഉപയോഗിക്കൂ.',
    },
  },
  sample: ({ contestTitle }) => ({ contestTitle }),
  body: toVotePage,
});
