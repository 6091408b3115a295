import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { Paragraph, SecretLink } from '../../../mailing/composing/parts.js';
import { contest, name } from '../../../mailing/composing/variables.js';

interface InvitationPayload {
  name: string;
  contestTitle: string;
  /** Absent in emails that earlier releases queued. */
  plan?: { beginsAt: string; endsAt: string; timeZone: string; entries: number; hours: number };
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

/** The work that a judge can expect. */
const PLAN = {
  en: {
    days: (begins: string, ends: string, timeZone: string) =>
      `The jury begins when submissions have closed, ${phrases.en.beginning(begins, timeZone)}. All marks are due by ${phrases.en.deadline(ends, timeZone)} (${timeZone}). An email says when you can begin, and until when.`,
    work: (entries: number, hours: number) =>
      entries === 0
        ? 'There are no entries yet. A final has 20 at most, which take about two hours.'
        : `${entries === 1 ? 'There is one entry' : `There are ${entries} entries`} at the moment. With six minutes for each, your part takes about ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
  },
  ml: {
    days: (begins: string, ends: string, timeZone: string) =>
      `എൻട്രികൾ സ്വീകരിക്കുന്നത് അവസാനിച്ച ശേഷമാണ് ജൂറി തുടങ്ങുക: ${phrases.ml.beginning(begins, timeZone)}. ${phrases.ml.deadline(ends, timeZone)} (${timeZone}) വരെ മാർക്കിടാം. എപ്പോൾ തുടങ്ങാമെന്നും എപ്പോൾ തീർക്കണമെന്നും ഇമെയിലിൽ അറിയിക്കും.`,
    work: (entries: number, hours: number) =>
      entries === 0
        ? 'ഇതുവരെ എൻട്രികളില്ല. ഫൈനലിൽ പരമാവധി 20 എൻട്രികളുണ്ടാകും; അതിന് ഏകദേശം രണ്ടു മണിക്കൂർ വേണം.'
        : `ഇപ്പോൾ ${entries === 1 ? 'ഒരു എൻട്രിയുണ്ട്' : `${entries} എൻട്രികളുണ്ട്`}. ഒരു എൻട്രിക്ക് ആറു മിനിറ്റ് എന്ന കണക്കിൽ, നിങ്ങൾക്ക് ഏകദേശം ${hours === 1 ? 'ഒരു മണിക്കൂർ' : `${hours} മണിക്കൂർ`} വേണ്ടിവരും.`,
  },
};

export const juryInvitation = defineEmail({
  name: 'jury-invitation',
  label: 'invitation of a judge',
  whenSent: 'Sent to a person whom you invite as a judge, and to a judge to whom you send a new link.',
  scope: 'contest',
  place: 230,
  needed: 'work',
  limit: { count: 5, hours: 24 },
  showsHead: true,
  variables: { name, contest },
  texts: {
    en: {
      subject: 'An invitation to the jury',
      preview: 'Will you listen to the entries, and mark them?',
      greeting: phrases.en.hello,
      text: 'You are invited to the jury of {{contest}}. You listen to the entries and mark each of them. The page behind the button says how.',
      action: 'Open the jury room',
      account:
        'You need no account. Whoever has the link can mark in your name, so please do not pass it on.',
      lifetime: 'The link works for 90 days, also on a second device. A newer link replaces it.',
      notYou: 'If you do not want to be a judge, you need not do anything.',
    },
    ml: {
      subject: 'ജൂറിയിലേക്ക് ഒരു ക്ഷണം',
      preview: 'എൻട്രികൾ കേട്ട് മാർക്കിടാൻ കൂടാമോ?',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിന്റെ ജൂറിയിലേക്ക് നിങ്ങളെ ക്ഷണിക്കുന്നു. എൻട്രികൾ കേട്ട് ഓരോന്നിനും മാർക്കിടണം. എങ്ങനെയെന്ന് അറിയാൻ താഴെയുള്ള ബട്ടൺ അമർത്തൂ.',
      action: 'ജൂറി പേജ് തുറക്കുക',
      account: 'അക്കൗണ്ട് വേണ്ട. ഈ ലിങ്ക് കൈയിലുള്ള ആർക്കും നിങ്ങളുടെ പേരിൽ മാർക്കിടാം; അതുകൊണ്ട് ലിങ്ക് മറ്റാർക്കും കൈമാറരുത്.',
      lifetime: 'ലിങ്ക് 90 ദിവസം പ്രവർത്തിക്കും; മറ്റൊരു ഉപകരണത്തിലും തുറക്കാം. പുതിയ ലിങ്ക് അയച്ചാൽ പഴയത് പ്രവർത്തിക്കില്ല.',
      notYou: 'ജൂറിയിൽ ചേരാൻ താൽപര്യമില്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല.',
    },
  },
  sample: ({ name, contestTitle }) => ({
    name,
    contestTitle,
    link: '',
    plan: {
      beginsAt: '2026-01-05T18:30:00.000Z',
      endsAt: '2026-01-20T18:30:00.000Z',
      timeZone: 'Asia/Kolkata',
      entries: 14,
      hours: 2,
    },
  }),
  body: ({ link, plan }: InvitationPayload, { language, t, text, line }) => {
    const { days, work } = PLAN[language];
    return (
      <>
        {text('greeting')}
        {text('text')}
        {plan && (
          <Paragraph>
            {days(plan.beginsAt, plan.endsAt, plan.timeZone)} {work(plan.entries, plan.hours)}
          </Paragraph>
        )}
        <SecretLink link={link} removed={t.linkRemoved} label={line('action')} />
        {text('account')}
        {text('lifetime')}
        {text('notYou')}
      </>
    );
  },
});
