import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contactForm, contest } from '../../../mailing/composing/variables.js';
import type { VotePayload } from './to-vote-page.js';

export const voteLost = defineEmail({
  name: 'vote-lost',
  label: 'entry of a vote gone, voting closed',
  whenSent: 'Sent to a voter, once, when voting closes, whose entry left the contest in the hour before.',
  scope: 'contest',
  place: 210,
  needed: 'change',
  limit: null,
  variables: { contest, contactForm },
  texts: {
    en: {
      subject: 'The entry that you voted for left the contest',
      preview: 'Voting has closed, so your vote cannot move any more.',
      greeting: 'Hello,',
      text: 'The entry that you voted for left {{contest}} shortly before voting closed. Your vote cannot move any more. It does not count, unless the entry comes back before the result.',
      ask: 'If you have a question, please use the [contact form]({{contactForm}}).',
    },
    ml: {
      subject: 'നിങ്ങൾ വോട്ടു ചെയ്ത എൻട്രി മത്സരത്തിലില്ല',
      preview: 'വോട്ടിങ് തീർന്നതിനാൽ ഇനി വോട്ട് മാറ്റാനാകില്ല.',
      greeting: 'നമസ്കാരം,',
      text: 'വോട്ടിങ് തീരുന്നതിന് അൽപം മുമ്പ്, നിങ്ങൾ വോട്ടു ചെയ്ത എൻട്രി ‘{{contest}}’ എന്ന മത്സരത്തിൽനിന്ന് പോയി. ഇനി വോട്ട് മാറ്റാനാകില്ല. ഫലത്തിനു മുമ്പ് എൻട്രി തിരിച്ചുവന്നില്ലെങ്കിൽ നിങ്ങളുടെ വോട്ട് കണക്കിലെടുക്കില്ല.',
      ask: 'എന്തെങ്കിലും ചോദിക്കാനുണ്ടെങ്കിൽ [ബന്ധപ്പെടാനുള്ള ഫോം]({{contactForm}}) ഉപയോഗിക്കൂ.',
    },
  },
  sample: ({ contestTitle }) => ({ contestTitle }),
  body: (_: VotePayload, { text }) => (
    <>
      {text('greeting')}
      {text('text')}
      {text('ask')}
    </>
  ),
});
