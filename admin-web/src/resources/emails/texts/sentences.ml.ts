import type { emailTextSentences as english } from './sentences';

const LANGUAGES = { en: 'ഇംഗ്ലീഷ്', ml: 'മലയാളം' };
const IN_LANGUAGE = { en: 'ഇംഗ്ലീഷിൽ', ml: 'മലയാളത്തിൽ' };
const OF_LANGUAGE = { en: 'ഇംഗ്ലീഷിലെ', ml: 'മലയാളത്തിലെ' };

export const emailTextSentences: typeof english = {
  title: 'ഇമെയിലുകളിലെ എഴുത്ത്',
  say: (own) => (own === 0 ? 'എല്ലാ ഇമെയിലുകൾക്കും പതിവ് എഴുത്താണ്.' : `നിങ്ങളുടെ എഴുത്തുള്ള ഇമെയിലുകൾ: ${own}.`),
  sayOf: (languages) =>
    languages.length === 0
      ? 'ഈ ഇമെയിലിൽ പതിവ് എഴുത്താണ്.'
      : `ഈ ഇമെയിലിൽ ${languages.length === 2 ? 'ഇംഗ്ലീഷിലും മലയാളത്തിലും' : languages.map((language) => IN_LANGUAGE[language]).join()} നിങ്ങളുടെ എഴുത്താണ്.`,
  intro: 'സൈറ്റ് ആളുകൾക്ക് എഴുതുന്നത് ഇതാണ്. ഓരോന്നിനും പകരം നിങ്ങളുടെ വാചകം ഇംഗ്ലീഷിലും മലയാളത്തിലും നൽകാം.',
  ofContest: (title) => `‘${title}’ എന്ന മത്സരത്തിന്റെ ഇമെയിലുകൾ`,
  ofContests: 'മത്സരത്തിന്റെ ഇമെയിലുകൾ',
  chooseContest: 'ഓരോ മത്സരത്തിനും അതിന്റേതായ എഴുത്തുണ്ട്. കാണാൻ ഒരു മത്സരം തിരഞ്ഞെടുക്കുക.',
  ofSite: 'സൈറ്റിന്റെ ഇമെയിലുകൾ',
  usual: 'പതിവ് എഴുത്ത്',
  own: (languages) =>
    `${languages.length === 2 ? 'ഇംഗ്ലീഷിലും മലയാളത്തിലും' : languages.map((language) => IN_LANGUAGE[language]).join()} നിങ്ങളുടെ എഴുത്ത്`,
  loadFailed: 'എഴുത്ത് ലോഡ് ചെയ്യാനായില്ല',
  back: 'ഇമെയിലുകളിലെ എഴുത്ത്',
  of: (email) => `ഇമെയിൽ: ${email}`,
  ofEmailOf: (contest) => `‘${contest}’ എന്ന മത്സരത്തിനു മാത്രം.`,
  whenUsed: 'ഇനി അയയ്ക്കുന്ന ഇമെയിലുകളിൽ ഈ എഴുത്താകും. അയച്ചുകഴിഞ്ഞവയിൽ അന്നത്തേതു തന്നെ തുടരും.',
  languages: LANGUAGES,
  field: (block, language) => `${block} (${LANGUAGES[language]})`,
  insertHint:
    'ഇരട്ട ബ്രേസുകൾക്കുള്ളിലെ പേര്, ഓരോ ഇമെയിലിലും മാറുന്ന ഒന്നിന്റെ സ്ഥാനത്താണ്. കള്ളിയിലെ { } അമർത്തിയാൽ ഒരെണ്ണം ചേർക്കാം.',
  linkHint: (link, meaning) => `[ഏതാനും വാക്കുകൾ]({{${link}}}) എന്നെഴുതിയാൽ ഈ വാക്കുകളായി ഈ ലിങ്ക് കാണാം: ${meaning}.`,
  saved: 'എഴുത്ത് സേവ് ചെയ്തു',
  saveFailed: 'എഴുത്ത് സേവ് ചെയ്യാനായില്ല',
  reset: (language) => `${OF_LANGUAGE[language]} പതിവ് എഴുത്ത്`,
  wasReset: (language) => `${OF_LANGUAGE[language]} പതിവ് എഴുത്ത് ഫോമിൽ ചേർത്തു.`,
  preview: 'എങ്ങനെ കാണാം',
  email: 'ഇമെയിൽ',
  previewFailed: 'പ്രിവ്യൂ ലോഡ് ചെയ്യാനായില്ല.',
  sample: 'ഇങ്ങനെയൊരു ഇമെയിൽ ഇതുവരെ അയച്ചിട്ടില്ലാത്തതിനാൽ സാങ്കൽപിക വിവരങ്ങളാണ് കാണുന്നത്.',
  real: 'ഇങ്ങനെ അവസാനം അയച്ച ഇമെയിലിലെ വിവരങ്ങളാണ് കാണുന്നത്.',
  subject: 'വിഷയം:',
  previewOf: (language) => `പ്രിവ്യൂ ${IN_LANGUAGE[language]}`,
  errors: 'ഈ എഴുത്ത് ഇപ്പോൾ സേവ് ചെയ്യാനാകില്ല. പ്രിവ്യൂവിൽ അവയ്ക്കു പകരം പതിവ് എഴുത്താണ്:',
  send: (language) => `എനിക്ക് ${IN_LANGUAGE[language]} അയയ്ക്കുക`,
  sent: (address) => `${address} എന്ന വിലാസത്തിലേക്ക്, സാങ്കൽപിക വിവരങ്ങളുള്ള ഇമെയിൽ ക്യൂവിൽ ചേർത്തു`,
  sendFailed: 'ഇമെയിൽ ക്യൂവിൽ ചേർക്കാനായില്ല',
};
