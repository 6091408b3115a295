import type { Translations } from '../catalogue';

export const about = {
  title: 'എന്നെക്കുറിച്ച്',
  description: 'മലയാളത്തിൽ പാട്ട്, പാട്ടെഴുത്ത്, സംഗീതമൊരുക്കൽ: സംഗീതയാത്രയും നാഴികക്കല്ലുകളും മൂല്യങ്ങളും.',
  second: null,
  portrait: 'ജനലരികിലിരുന്ന് മഴ നോക്കി ഹാർമോണിയം വായിക്കുന്ന ആർട്ടിസ്റ്റിന്റെ ചിത്രം.',
  portraitNote: 'വരച്ച ചിത്രം: ഈ ഡെമോയിലെ ആർട്ടിസ്റ്റ് സാങ്കൽപിക വ്യക്തിയാണ്.',
  journeyTitle: 'സംഗീതയാത്ര',
  milestonesTitle: 'നാഴികക്കല്ലുകൾ',
  valuesTitle: 'മൂല്യങ്ങൾ',
  empty: 'ഈ പേജ് എഴുതിത്തുടങ്ങുന്നതേയുള്ളൂ.',
  failed: 'ഈ പേജ് ലോഡ് ചെയ്യാനായില്ല.',
  closing: {
    title: 'എനിക്ക് എഴുതൂ',
    text: 'ഒരു പാട്ട് മനസ്സിനെ തൊട്ടെങ്കിൽ എന്നോട് പറയൂ.',
  },
  contact: 'ബന്ധപ്പെടൂ',
  songs: 'എന്റെ പാട്ടുകൾ കേൾക്കൂ',
} satisfies Translations['about'];
