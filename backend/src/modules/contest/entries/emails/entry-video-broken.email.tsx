import { phrases } from '../../../../translations/index.js';
import { defineEmail } from '../../../mailing/composing/define-email.js';
import { Paragraph } from '../../../mailing/composing/parts.js';
import { contest, name } from '../../../mailing/composing/variables.js';
import { type EntryPayload, myEntry, sampleEntry, video } from './about-entry.js';

const PROBLEMS = {
  en: {
    missing: 'YouTube does not show the video. It is private or deleted. Make it public again.',
    'not-embeddable':
      'The video may not be shown on other sites. Allow embedding in its settings on YouTube.',
    live: 'The video is a live stream or premiere, which has not ended.',
  },
  ml: {
    missing:
      'വീഡിയോ യൂട്യൂബിൽ കാണാനാകുന്നില്ല: അത് പ്രൈവറ്റ് (private) ആണ്, അല്ലെങ്കിൽ നീക്കം ചെയ്തു. വീണ്ടും എല്ലാവർക്കും കാണാവുന്നതാക്കുക (പബ്ലിക്).',
    'not-embeddable': 'വീഡിയോ മറ്റു സൈറ്റുകളിൽ കാണിക്കാൻ അനുവാദമില്ല. യൂട്യൂബിലെ ക്രമീകരണങ്ങളിൽ അത് (എംബെഡ്) അനുവദിക്കുക.',
    live: 'വീഡിയോ ഇനിയും അവസാനിക്കാത്ത ഒരു ലൈവോ പ്രീമിയറോ ആണ്.',
  },
};

interface BrokenPayload extends EntryPayload {
  problem: keyof typeof PROBLEMS.en;
}

export const entryVideoBroken = defineEmail({
  name: 'entry-video-broken',
  label: 'video broken',
  whenSent: 'Sent to an entrant whose video YouTube does not show any more.',
  scope: 'contest',
  place: 160,
  needed: 'deadline',
  // The watchdog sends each once, when a video breaks and when it is mended.
  limit: { count: 10, hours: 24 },
  showsHead: true,
  variables: { name, contest, video },
  texts: {
    en: {
      subject: 'Your video cannot be watched any more',
      preview: 'What is wrong with the video of your entry, and how to mend it.',
      greeting: phrases.en.hello,
      text: 'The site shows your entry to {{contest}}, but nobody can watch its video there any more. We have looked twice, some hours apart.',
      reason: 'What is wrong:',
      video: phrases.en.video,
      mend: 'Please mend this on YouTube within 48 hours, so that your entry can stay in the contest. You need not write to us: we look again every day. A person decides what happens to your entry, not a machine.',
      myEntry: phrases.en.myEntry,
    },
    ml: {
      subject: 'നിങ്ങളുടെ വീഡിയോ ഇപ്പോൾ കാണാനാകുന്നില്ല',
      preview: 'എൻട്രിയിലെ വീഡിയോയ്ക്ക് എന്തുപറ്റി, എങ്ങനെ ശരിയാക്കാം.',
      greeting: phrases.ml.hello,
      text: '‘{{contest}}’ എന്ന മത്സരത്തിലേക്കുള്ള നിങ്ങളുടെ എൻട്രി സൈറ്റിലുണ്ട്; പക്ഷേ അതിലെ വീഡിയോ ഇപ്പോൾ ആർക്കും കാണാനാകുന്നില്ല. മണിക്കൂറുകൾ ഇടവിട്ട് ഞങ്ങൾ രണ്ടു തവണ നോക്കി.',
      reason: 'പ്രശ്നം:',
      video: phrases.ml.video,
      mend: 'എൻട്രി മത്സരത്തിൽ തുടരാൻ 48 മണിക്കൂറിനുള്ളിൽ ഇത് യൂട്യൂബിൽ ശരിയാക്കൂ. ഞങ്ങൾക്ക് എഴുതേണ്ടതില്ല: ഞങ്ങൾ ദിവസവും നോക്കും. എൻട്രിയുടെ കാര്യം തീരുമാനിക്കുന്നത് ഞങ്ങൾ തന്നെയാണ്, യന്ത്രമല്ല.',
      myEntry: phrases.ml.myEntry,
    },
  },
  sample: (invented) => ({ ...sampleEntry(invented), problem: 'missing' as const }),
  body: ({ problem, ...payload }: BrokenPayload, context) => (
    <>
      {context.text('greeting')}
      {context.text('text')}
      <Paragraph>
        {context.line('reason')} {PROBLEMS[context.language][problem]}
      </Paragraph>
      {context.text('video')}
      {context.text('mend')}
      {myEntry(payload, context)}
    </>
  ),
});
