import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { beginning, type EntryPayload, myEntry, rules, sampleEntry, video } from './about-entry.js';
import { enterAgain, type LeftPayload } from './enter-again.js';
import { SAMPLE_REASONS, whyOf, type WhyPayload } from './why.js';

export const entryRejected = defineEmail({
  name: 'entry-rejected',
  label: 'entry rejected',
  whenSent: 'Sent to an entrant when the entry is rejected.',
  scope: 'contest',
  place: 30,
  needed: 'change',
  limit: null,
  showsHead: true,
  variables: { name, contest, video, rules },
  texts: {
    en: {
      subject: 'Your entry could not be accepted',
      preview: 'Why, and what an entry needs.',
      greeting: phrases.en.hello,
      text: 'We have reviewed your entry to {{contest}}, and could not accept it. An entry needs a video of you singing the song, and a photo of you holding a paper that reads the song’s title.',
      reason: 'The reason:',
      video: phrases.en.video,
      again: 'The [official rules]({{rules}}) say what we accept.',
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങളുടെ എൻട്രി സ്വീകരിക്കാനായില്ല',
      preview: 'കാരണമെന്തെന്നും എൻട്രിക്ക് എന്തൊക്കെ വേണമെന്നും.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലേക്കുള്ള നിങ്ങളുടെ എൻട്രി പരിശോധിച്ചു; സ്വീകരിക്കാനായില്ല. നിങ്ങൾ ഈ പാട്ട് പാടുന്ന വീഡിയോയും പാട്ടിന്റെ പേരെഴുതിയ കടലാസ് പിടിച്ചുനിൽക്കുന്ന ഫോട്ടോയും എൻട്രിക്ക് വേണം.',
      reason: 'കാരണം:',
      video: phrases.ml.video,
      again: 'എന്തൊക്കെ സ്വീകരിക്കുമെന്ന് [മത്സരനിയമങ്ങളിൽ]({{rules}}) പറയുന്നുണ്ട്.',
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: (invented) => ({ ...sampleEntry(invented), ...SAMPLE_REASONS[invented.language] }),
  body: (payload: EntryPayload & WhyPayload & LeftPayload, context) => (
    <>
      {beginning(context, whyOf(payload, context))}
      {enterAgain(payload, context)}
      {context.text('again')}
      {myEntry(payload, context)}
    </>
  ),
});
