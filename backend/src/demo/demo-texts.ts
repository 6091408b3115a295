import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { FIRST_TAGLINES, FIRST_TEXTS } from '../database/migrations/first-texts.js';

/** A site with these texts has the invented artist and his portrait. Earlier releases had them, so they never change. */
const { aboutHeading, aboutHeadingMalayalam, aboutIntro, aboutIntroMalayalam, journey, journeyMalayalam } =
  FIRST_TEXTS;

/** The texts about the artist of the demo. A change of them changes no site in use, which has its texts from a migration. */
export const DEMO_TEXTS = {
  ...FIRST_TAGLINES,
  aboutHeading,
  aboutHeadingMalayalam,
  aboutIntro,
  aboutIntroMalayalam,
  journey,
  journeyMalayalam,
  milestones: [
    {
      when: 'August 2024',
      what: 'Lamp at Dusk, the first song that I released under my own name.',
      song: 'lamp-at-dusk',
    },
    {
      when: 'November 2024',
      what: 'River Song, written in one evening on a ferry.',
      song: 'river-song',
    },
    {
      when: 'May 2025',
      what: 'Monsoon Letter, the song of the contest.',
      song: 'monsoon-letter',
    },
    {
      when: 'June 2025',
      what: 'The first cover song contest: one song, and every voice that wants to sing it.',
      song: null,
    },
  ],
  values: [
    {
      name: 'Honest sound',
      text: 'What you hear was sung and played. If a take is not good, we play it again.',
    },
    {
      name: 'Language first',
      text: 'The tune follows how a Malayalam sentence rises and falls, not the other way round.',
    },
    {
      name: 'Open doors',
      text: 'Every song here can be played and kept for free, and every message is read.',
    },
    {
      name: 'Room for others',
      text: 'A song is finished when somebody else sings it. That is why there is a contest.',
    },
  ],
  milestonesMalayalam: [
    {
      when: '2024 ഓഗസ്റ്റ്',
      what: 'സന്ധ്യാദീപം: സ്വന്തം പേരിൽ ഞാൻ പുറത്തിറക്കിയ ആദ്യത്തെ പാട്ട്.',
      song: 'lamp-at-dusk',
    },
    {
      when: '2024 നവംബർ',
      what: 'പുഴയുടെ പാട്ട്: കടത്തുബോട്ടിലിരുന്ന് ഒറ്റ വൈകുന്നേരം കൊണ്ട് എഴുതിയത്.',
      song: 'river-song',
    },
    {
      when: '2025 മേയ്',
      what: 'മഴക്കത്ത്: മത്സരത്തിന്റെ പാട്ട്.',
      song: 'monsoon-letter',
    },
    {
      when: '2025 ജൂൺ',
      what: 'ആദ്യത്തെ കവർ സോങ് മത്സരം: ഒരൊറ്റ പാട്ട്, അത് പാടാൻ കൊതിക്കുന്ന ഓരോ ശബ്ദവും.',
      song: null,
    },
  ],
  valuesMalayalam: [
    {
      name: 'സത്യമുള്ള ശബ്ദം',
      text: 'നിങ്ങൾ കേൾക്കുന്നത് ശരിക്കും പാടിയതും ഉപകരണങ്ങൾ വായിച്ചതുമാണ്. ഒരു ടേക്ക് നന്നായില്ലെങ്കിൽ വീണ്ടും എടുക്കും.',
    },
    {
      name: 'ഭാഷ ആദ്യം',
      text: 'ഒരു മലയാളവാക്യത്തിന്റെ കയറ്റിറക്കങ്ങൾക്കു പിന്നാലെയാണ് ഈണം പോകുന്നത്, തിരിച്ചല്ല.',
    },
    {
      name: 'തുറന്നിട്ട വാതിൽ',
      text: 'ഇവിടെയുള്ള ഏത് പാട്ടും സൗജന്യമായി കേൾക്കാം, ഡൗൺലോഡ് ചെയ്യാം. എല്ലാ സന്ദേശങ്ങളും ഞാൻ വായിക്കും.',
    },
    {
      name: 'മറ്റുള്ളവർക്കും ഇടം',
      text: 'മറ്റൊരാൾ പാടുമ്പോഴാണ് ഒരു പാട്ട് പൂർത്തിയാകുന്നത്. അതുകൊണ്ടാണ് ഈ മത്സരം.',
    },
  ],
  contactLead: 'About a song, a concert, the contest, or something I should hear. I read everything myself.',
  contactLeadMalayalam:
    'പാട്ടിനെക്കുറിച്ചോ സംഗീതപരിപാടിയെക്കുറിച്ചോ മത്സരത്തെക്കുറിച്ചോ എഴുതാം, ഞാൻ കേൾക്കേണ്ട മറ്റെന്തെങ്കിലുമുണ്ടെങ്കിൽ അതും. എല്ലാം ഞാൻ തന്നെ വായിക്കും.',
  facebookUrl: 'https://www.facebook.com/paattu.music',
  instagramUrl: 'https://www.instagram.com/paattu.music',
  youtubeUrl: 'https://www.youtube.com/@paattu-music',
  footerYear: '2025',
} satisfies OwnTexts;
