import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { Action } from '../../../mailing/composing/parts.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { beginning, type EntryPayload, myEntry, sampleEntry, video } from './about-entry.js';

export interface ApprovedPayload extends EntryPayload {
  /** Absent in an email that an earlier release queued. */
  entrySlug?: string;
}

export const entryApproved = defineEmail({
  name: 'entry-approved',
  label: 'entry approved',
  whenSent: 'Sent to an entrant when the entry is approved.',
  scope: 'contest',
  place: 20,
  needed: 'change',
  limit: null,
  showsHead: true,
  variables: {
    name,
    contest,
    video,
    entryPage: ({ entrySlug }: ApprovedPayload, pageUrl) => pageUrl(`/entries/${entrySlug ?? ''}`),
  },
  texts: {
    en: {
      subject: 'Your entry is in the contest',
      preview: 'Your entry has been approved, and everyone can see it now.',
      greeting: phrases.en.hello,
      text: 'Your entry to {{contest}} has been approved. Everyone can see it among the entries.',
      video: phrases.en.video,
      share: 'Your entry has a page of its own. Share it with your family and friends: {{entryPage}}',
      action: 'See the entries',
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങളുടെ എൻട്രി മത്സരത്തിലുണ്ട്',
      preview: 'നിങ്ങളുടെ എൻട്രി അംഗീകരിച്ചു. ഇനി എല്ലാവർക്കും കാണാം.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലേക്കുള്ള നിങ്ങളുടെ എൻട്രി അംഗീകരിച്ചു. ഇനി എല്ലാവർക്കും അത് എൻട്രികളുടെ പട്ടികയിൽ കാണാം.',
      video: phrases.ml.video,
      share: 'നിങ്ങളുടെ എൻട്രിക്ക് സ്വന്തമായി ഒരു പേജുണ്ട്. അത് വീട്ടുകാർക്കും കൂട്ടുകാർക്കും ഷെയർ ചെയ്യൂ: {{entryPage}}',
      action: 'എൻട്രികൾ കാണുക',
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: (invented) => ({ ...sampleEntry(invented), entrySlug: 'asha-menon' }),
  body: (payload: ApprovedPayload, context) => (
    <>
      {beginning(context)}
      {payload.entrySlug !== undefined && context.text('share')}
      <Action href={context.pageUrl('/entries')}>{context.line('action')}</Action>
      {myEntry(payload, context)}
    </>
  ),
});
