/** The reasons of decisions that the list begins with, in its order. The owner can change all of them. */
export const FIRST_REASONS = [
  {
    action: 'reject',
    label: 'The paper cannot be read',
    text: 'We could not read the paper in your photo. Please take it in good light, with the paper close to the camera.',
    malayalam:
      'ഫോട്ടോയിലെ കടലാസിൽ എഴുതിയത് വായിക്കാനായില്ല. നല്ല വെളിച്ചത്തിൽ, കടലാസ് ക്യാമറയോട് അടുപ്പിച്ചു പിടിച്ച് ഫോട്ടോ എടുക്കൂ.',
    findings: [],
  },
  {
    action: 'reject',
    label: 'The title is not on the paper',
    text: 'The paper in your photo does not show the title of the song.',
    malayalam: 'ഫോട്ടോയിലെ കടലാസിൽ പാട്ടിന്റെ പേരില്ല.',
    findings: [],
  },
  {
    action: 'reject',
    label: 'The singer is not in the photo',
    text: 'Your photo does not show you with the paper in your hands.',
    malayalam: 'കടലാസ് കൈയിൽ പിടിച്ചുനിൽക്കുന്ന നിങ്ങളെ ഫോട്ടോയിൽ കാണുന്നില്ല.',
    findings: [],
  },
  {
    action: 'reject',
    label: 'The singer is not in the video',
    text: 'We cannot see in the video that you sing. The contest needs a video of you singing the song.',
    malayalam: 'നിങ്ങൾ പാടുന്നത് വീഡിയോയിൽ കാണുന്നില്ല. നിങ്ങൾ ഈ പാട്ട് പാടുന്ന വീഡിയോയാണ് മത്സരത്തിനു വേണ്ടത്.',
    findings: [],
  },
  {
    action: 'reject',
    label: 'Another song',
    text: 'The video has another song, not that of the contest.',
    malayalam: 'വീഡിയോയിലുള്ളത് മത്സരത്തിലെ പാട്ടല്ല, മറ്റൊരു പാട്ടാണ്.',
    findings: [],
  },
  {
    action: 'reject',
    label: 'The video cannot be played',
    text: 'We could not play your video. It may be private, or no longer on YouTube.',
    malayalam:
      'നിങ്ങളുടെ വീഡിയോ കാണാനായില്ല. അത് പ്രൈവറ്റ് (private) ആയിരിക്കാം, അല്ലെങ്കിൽ യൂട്യൂബിൽ ഇപ്പോൾ ഇല്ലായിരിക്കാം.',
    findings: ['missing', 'not-embeddable', 'live'],
  },
  {
    action: 'reject',
    label: 'Limited by age or country',
    text: 'YouTube does not show your video to everyone, because of age or country.',
    malayalam: 'പ്രായമോ രാജ്യമോ കാരണം യൂട്യൂബ് നിങ്ങളുടെ വീഡിയോ എല്ലാവർക്കും കാണിക്കുന്നില്ല.',
    findings: ['blocked-in-india', 'age-restricted'],
  },
  {
    action: 'reject',
    label: 'Rules of YouTube',
    text: 'Your video does not follow the rules of YouTube.',
    malayalam: 'നിങ്ങളുടെ വീഡിയോ യൂട്യൂബിന്റെ നിയമങ്ങൾ പാലിക്കുന്നില്ല.',
    findings: [],
  },
  {
    action: 'reject',
    label: 'Rules of the contest',
    text: 'Your entry does not follow the rules of the contest.',
    malayalam: 'നിങ്ങളുടെ എൻട്രി മത്സരത്തിന്റെ നിയമങ്ങൾ പാലിക്കുന്നില്ല.',
    findings: ['too-short', 'too-long', 'older-than-contest'],
  },
  {
    action: 'reject',
    label: 'The voice is made by AI',
    text: 'The voice in your video is made by artificial intelligence, which the rules of this contest do not allow.',
    malayalam: 'നിങ്ങളുടെ വീഡിയോയിലെ ശബ്ദം നിർമിത ബുദ്ധി ഉണ്ടാക്കിയതാണ്. ഈ മത്സരത്തിന്റെ നിയമങ്ങൾ അത് അനുവദിക്കുന്നില്ല.',
    findings: [],
  },
  {
    action: 'reject',
    label: 'Made with AI, not declared',
    text: 'YouTube says that your video has altered or synthetic content, and you declared nothing that artificial intelligence made, or did not answer.',
    malayalam:
      'നിങ്ങളുടെ വീഡിയോയിൽ മാറ്റം വരുത്തിയതോ കൃത്രിമമായി ഉണ്ടാക്കിയതോ ആയ ഭാഗങ്ങളുണ്ടെന്ന് യൂട്യൂബ് പറയുന്നു. നിർമിത ബുദ്ധി ഉണ്ടാക്കിയതായി നിങ്ങൾ ഒന്നും അറിയിച്ചിട്ടില്ല, അല്ലെങ്കിൽ ആ ചോദ്യത്തിന് ഉത്തരം നൽകിയിട്ടില്ല.',
    findings: ['declared-synthetic'],
  },
  {
    action: 'disapprove',
    label: 'Something to check again',
    text: 'There is something in your entry that we want to check once more.',
    malayalam: 'നിങ്ങളുടെ എൻട്രിയിൽ ഞങ്ങൾക്ക് ഒരു കാര്യം കൂടി പരിശോധിക്കാനുണ്ട്.',
    findings: [],
  },
  {
    action: 'disapprove',
    label: 'The video cannot be played',
    text: 'Your video cannot be played any more. It may be private, or no longer on YouTube.',
    malayalam:
      'നിങ്ങളുടെ വീഡിയോ ഇപ്പോൾ കാണാനാകുന്നില്ല. അത് പ്രൈവറ്റ് (private) ആയിരിക്കാം, അല്ലെങ്കിൽ യൂട്യൂബിൽ ഇല്ലായിരിക്കാം.',
    findings: ['missing', 'not-embeddable', 'live'],
  },
  {
    action: 'disapprove',
    label: 'Approved by mistake',
    text: 'We approved your entry by mistake, before we had checked all of it.',
    malayalam: 'മുഴുവൻ പരിശോധിക്കുന്നതിനു മുമ്പ് ഞങ്ങൾ അബദ്ധത്തിൽ നിങ്ങളുടെ എൻട്രി അംഗീകരിച്ചു.',
    findings: [],
  },
  {
    action: 'disapprove',
    label: 'Somebody has reported it',
    text: 'Somebody has written to us about your entry, and we are looking into it.',
    malayalam: 'നിങ്ങളുടെ എൻട്രിയെക്കുറിച്ച് ഒരാൾ ഞങ്ങൾക്ക് എഴുതി; ഞങ്ങൾ അത് പരിശോധിക്കുകയാണ്.',
    findings: [],
  },
  {
    action: 'disapprove',
    label: 'The voice is made by AI',
    text: 'We are looking into whether the voice in your video is made by artificial intelligence, which the rules of this contest do not allow.',
    malayalam:
      'നിങ്ങളുടെ വീഡിയോയിലെ ശബ്ദം നിർമിത ബുദ്ധി ഉണ്ടാക്കിയതാണോ എന്ന് ഞങ്ങൾ പരിശോധിക്കുകയാണ്. ഈ മത്സരത്തിന്റെ നിയമങ്ങൾ അത് അനുവദിക്കുന്നില്ല.',
    findings: [],
  },
  {
    action: 'disapprove',
    label: 'Made with AI, not declared',
    text: 'YouTube says that your video has altered or synthetic content, and you declared nothing that artificial intelligence made, or did not answer. We are looking into it.',
    malayalam:
      'നിങ്ങളുടെ വീഡിയോയിൽ മാറ്റം വരുത്തിയതോ കൃത്രിമമായി ഉണ്ടാക്കിയതോ ആയ ഭാഗങ്ങളുണ്ടെന്ന് യൂട്യൂബ് പറയുന്നു. നിർമിത ബുദ്ധി ഉണ്ടാക്കിയതായി നിങ്ങൾ ഒന്നും അറിയിച്ചിട്ടില്ല, അല്ലെങ്കിൽ ആ ചോദ്യത്തിന് ഉത്തരം നൽകിയിട്ടില്ല. ഞങ്ങൾ ഇത് പരിശോധിക്കുകയാണ്.',
    findings: ['declared-synthetic'],
  },
];
