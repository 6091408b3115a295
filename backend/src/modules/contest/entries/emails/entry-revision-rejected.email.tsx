import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { myEntry, rules } from './about-entry.js';
import { type ChangePayload, changes, sampleChange } from './changes.js';
import { SAMPLE_REASONS, whyOf, type WhyPayload } from './why.js';

export const entryRevisionRejected = defineEmail({
  name: 'entry-revision-rejected',
  label: 'change rejected',
  whenSent: 'Sent to an entrant when a proposed change is rejected.',
  scope: 'contest',
  place: 110,
  needed: 'change',
  limit: null,
  showsHead: true,
  variables: { name, contest, rules },
  texts: {
    en: {
      subject: 'Your change could not be accepted',
      preview: 'Your entry stays in the contest as it was.',
      greeting: phrases.en.hello,
      text: 'We have reviewed the change of your entry to {{contest}}, and could not accept it. Your entry stays in the contest as it was. This stays:',
      reason: 'The reason:',
      again: 'The [official rules]({{rules}}) say what we accept.',
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങൾ വരുത്തിയ മാറ്റം സ്വീകരിക്കാനായില്ല',
      preview: 'നിങ്ങളുടെ എൻട്രി പഴയതുപോലെ മത്സരത്തിലുണ്ട്.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലെ എൻട്രിയിൽ നിങ്ങൾ വരുത്തിയ മാറ്റം പരിശോധിച്ചു; സ്വീകരിക്കാനായില്ല. എൻട്രി പഴയതുപോലെ മത്സരത്തിലുണ്ട്. മാറ്റമില്ലാതെ തുടരുന്നത്:',
      reason: 'കാരണം:',
      again: 'എന്തൊക്കെ സ്വീകരിക്കുമെന്ന് [മത്സരനിയമങ്ങളിൽ]({{rules}}) പറയുന്നുണ്ട്.',
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: (invented) => ({ ...sampleChange(invented), ...SAMPLE_REASONS[invented.language] }),
  body: (payload: ChangePayload & WhyPayload, context) => (
    <>
      {changes(payload, context)}
      {whyOf(payload, context)}
      {context.text('again')}
      {myEntry(payload, context)}
    </>
  ),
});
