import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';

/**
 * What releases before showed about the artist where the owner had written nothing: a life that nobody has lived. A migration gave these texts to
 * each site that was there before new sites began empty, so they never change. The demo has texts of its own.
 */
export const FIRST_TEXTS = {
  aboutHeading: 'Songs that begin with a line somebody said.',
  aboutIntro: [
    'I am a singer, songwriter and music producer. I write in Malayalam, the language in which I first heard rain being sung about, and I record most of what you hear on this site in one small room.',
    'I like songs that leave space: a voice, a few instruments that know why they are there, and words that can be remembered after one listening.',
  ].join('\n\n'),
  journey: [
    'It began with the harmonium at home and the boat songs that people around me sang at work. A Carnatic teacher taught me patience; a borrowed four-track recorder taught me the rest.',
    'Since then I have written for the stage and for friends, and produced for other voices. What I release here is the part that I could not give away: songs in ragas that I keep returning to, played by musicians whom I trust.',
  ].join('\n\n'),
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
  aboutHeadingMalayalam: 'ആരോ പറഞ്ഞ ഒരു വരിയിൽ തുടങ്ങുന്ന പാട്ടുകൾ.',
  aboutIntroMalayalam: [
    'ഞാൻ പാടും, പാട്ടെഴുതും, പാട്ടുകൾക്ക് സംഗീതമൊരുക്കും. മലയാളത്തിലാണ് എന്റെ എഴുത്ത്: മഴയെക്കുറിച്ചൊരു പാട്ട് ഞാൻ ആദ്യമായി കേട്ട ഭാഷയിൽ. ഈ സൈറ്റിൽ നിങ്ങൾ കേൾക്കുന്നതിലേറെയും ഒരു കൊച്ചുമുറിയിൽ ഞാൻ റെക്കോർഡ് ചെയ്തതാണ്.',
    'കേൾക്കുന്നയാൾക്ക് ഇടം തരുന്ന പാട്ടുകളാണ് എനിക്കിഷ്ടം: ഒരു ശബ്ദം, എന്തിനാണ് അവിടെയുള്ളതെന്ന് അറിയാവുന്ന ഏതാനും സംഗീതോപകരണങ്ങൾ, ഒറ്റ കേൾവിയിൽ മനസ്സിൽ നിൽക്കുന്ന വരികൾ.',
  ].join('\n\n'),
  journeyMalayalam: [
    'വീട്ടിലെ ഹാർമോണിയം, ചുറ്റുമുള്ളവർ പണിക്കിടയിൽ പാടിയിരുന്ന വഞ്ചിപ്പാട്ടുകൾ: അവിടെയാണ് തുടക്കം. കർണാടക സംഗീതം പഠിപ്പിച്ച ഗുരു എന്നെ ക്ഷമ പഠിപ്പിച്ചു; ബാക്കിയെല്ലാം പഠിപ്പിച്ചത് കടം വാങ്ങിയ ഒരു ഫോർ ട്രാക്ക് റെക്കോർഡറാണ്.',
    'അതിനു ശേഷം അരങ്ങിനും കൂട്ടുകാർക്കും വേണ്ടി പാട്ടെഴുതി, മറ്റു ശബ്ദങ്ങൾക്കായി പാട്ടുകൾ ഒരുക്കി. വിട്ടുകൊടുക്കാൻ മനസ്സു വരാത്തവയാണ് ഇവിടെ പുറത്തിറക്കുന്നത്: വീണ്ടും വീണ്ടും ഞാൻ മടങ്ങിച്ചെല്ലുന്ന രാഗങ്ങളിൽ, എനിക്കു വിശ്വാസമുള്ള സംഗീതജ്ഞർ വായിച്ച പാട്ടുകൾ.',
  ].join('\n\n'),
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
} satisfies OwnTexts;

/** As `FIRST_TEXTS`: the line that releases before showed about the artist. */
export const FIRST_TAGLINES = {
  tagline: 'Singer, songwriter, and music producer creating soulful melodies that touch hearts.',
  taglineMalayalam: 'പാട്ട്, പാട്ടെഴുത്ത്, സംഗീതം: ഹൃദയം തൊടുന്ന ഈണങ്ങൾ.',
} satisfies OwnTexts;
