import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { beginning, type EntryPayload, myEntry, sampleEntry, video } from './about-entry.js';

/** Confirms what the entrant did on YouTube. */
export const entryVideoMended = defineEmail({
  name: 'entry-video-mended',
  label: 'video mended',
  whenSent: 'Sent to an entrant whose video can be watched again.',
  scope: 'contest',
  place: 170,
  needed: null,
  // The watchdog sends each once, when a video breaks and when it is mended.
  limit: { count: 10, hours: 24 },
  showsHead: true,
  variables: { name, contest, video },
  texts: {
    en: {
      subject: 'Your video can be watched again',
      preview: 'Thank you. You need not do anything more.',
      greeting: phrases.en.hello,
      text: 'Everyone can watch the video of your entry to {{contest}} again. Thank you. You need not do anything more.',
      video: phrases.en.video,
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങളുടെ വീഡിയോ വീണ്ടും കാണാം',
      preview: 'നന്ദി. ഇനി ഒന്നും ചെയ്യേണ്ടതില്ല.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലേക്കുള്ള നിങ്ങളുടെ എൻട്രിയിലെ വീഡിയോ ഇപ്പോൾ എല്ലാവർക്കും വീണ്ടും കാണാം. നന്ദി. ഇനി ഒന്നും ചെയ്യേണ്ടതില്ല.',
      video: phrases.ml.video,
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: sampleEntry,
  body: (payload: EntryPayload, context) => (
    <>
      {beginning(context)}
      {myEntry(payload, context)}
    </>
  ),
});
