import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { Paragraph, Quote } from '../../../mailing/composing/parts.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { beginning, type EntryPayload, myEntry, sampleEntry, video } from './about-entry.js';

export const entryProofAsked = defineEmail({
  name: 'entry-proof-asked',
  label: 'proof of a video asked for',
  whenSent: 'Sent to an entrant whom you ask for proof of owning the video.',
  scope: 'contest',
  place: 180,
  needed: 'deadline',
  limit: null,
  showsHead: true,
  variables: { name, contest, video },
  texts: {
    en: {
      subject: 'Please show that the video is yours',
      preview: 'Put a short code into the description of your video on YouTube.',
      greeting: phrases.en.hello,
      text: 'Before we go on with your entry to {{contest}}, please show us that the video is yours.',
      video: phrases.en.video,
      code: 'Put this code into the description of the video on YouTube:',
      how: 'The page of your entry says how we look for the code, and when we have found it. Then you can delete it from the description.',
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'വീഡിയോ നിങ്ങളുടേതാണെന്ന് കാണിക്കാമോ?',
      preview: 'യൂട്യൂബിൽ വീഡിയോയുടെ വിവരണത്തിൽ ഒരു ചെറിയ കോഡ് ചേർക്കൂ.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലേക്കുള്ള നിങ്ങളുടെ എൻട്രിയുമായി മുന്നോട്ടു പോകുന്നതിനു മുമ്പ്, വീഡിയോ നിങ്ങളുടേതാണെന്ന് ഉറപ്പാക്കണം.',
      video: phrases.ml.video,
      code: 'യൂട്യൂബിൽ വീഡിയോയുടെ വിവരണത്തിൽ (ഡിസ്ക്രിപ്ഷനിൽ) ഈ കോഡ് ചേർക്കൂ:',
      how: 'കോഡ് ഉണ്ടോ എന്ന് എങ്ങനെ നോക്കുമെന്നും ഞങ്ങൾ അത് കണ്ടോ എന്നും നിങ്ങളുടെ എൻട്രിയുടെ പേജിലുണ്ട്. ഞങ്ങൾ കണ്ടാൽ പിന്നെ അത് വിവരണത്തിൽനിന്ന് മായ്ക്കാം.',
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: (invented) => ({ ...sampleEntry(invented), code: 'paattu-ab2c-9xyz' }),
  body: ({ code, ...payload }: EntryPayload & { code: string }, context) => (
    <>
      {beginning(context)}
      <Paragraph>{context.line('code')}</Paragraph>
      <Quote>{code}</Quote>
      {context.text('how')}
      {myEntry(payload, context)}
    </>
  ),
});
