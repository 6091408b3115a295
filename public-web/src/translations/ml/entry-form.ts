import type { Translations } from '../catalogue';

export const entryForm: Translations['entry-form'] = {
  form: {
    labels: {
      name: 'മുഴുവൻ പേര്',
      email: 'ഇമെയിൽ',
      youtubeUrl: 'യൂട്യൂബ് ലിങ്ക്',
      photo: 'സ്ഥിരീകരണ ഫോട്ടോ',
      captchaText: 'ക്യാപ്ച',
    },
    youtubeHint: 'നിങ്ങളുടെ വീഡിയോയുടെ ലിങ്ക്, ഉദാഹരണം: https://youtu.be/…',
    invalidUrl: 'ശരിയായ യൂട്യൂബ് ലിങ്ക് നൽകുക',
    photoHint:
      'PNG, JPG അല്ലെങ്കിൽ JPEG, 5 MB വരെ. പാട്ടിന്റെ പേരെഴുതിയ കടലാസ് പിടിച്ചിരിക്കുന്ന നിങ്ങളെ ഫോട്ടോയിൽ കാണണം.',
    titleOnPaper: 'കടലാസിൽ എഴുതേണ്ട പേര്:',
    choosePhoto: 'ഫോട്ടോ തിരഞ്ഞെടുക്കുക',
    changePhoto: 'ഫോട്ടോ മാറ്റുക',
    orDrop: 'അല്ലെങ്കിൽ ഇവിടേക്ക് വലിച്ചിടുക',
    chosenPhoto: (name: string) => `നിങ്ങളുടെ ഫോട്ടോ: ${name}`,
    shrinking: 'ഫോട്ടോ ചെറുതാക്കുന്നു…',
    sample: 'മാതൃക',
    enlargeSample: 'മാതൃക വലുതായി കാണുക',
    sampleAlt: (title: string) => `മാതൃക: “${title}” എന്നെഴുതിയ കടലാസ് പിടിച്ചിരിക്കുന്ന ഒരാൾ`,
    captchaHint: 'ചിത്രത്തിൽ കാണുന്ന ആറ് അക്ഷരങ്ങളും അക്കങ്ങളും ടൈപ്പ് ചെയ്യുക.',
    captchaAlt: 'വളഞ്ഞുപുളഞ്ഞ ആറ് അക്ഷരങ്ങളും അക്കങ്ങളുമുള്ള ചിത്രം',
    captchaFailed: 'ചിത്രം ലോഡ് ചെയ്യാനായില്ല.',
    newCaptcha: 'പുതിയ ചിത്രം',
    captchaMismatch: 'ക്യാപ്ച ഒത്തുവരുന്നില്ല.',
    captchaRenewed: 'ആ ചിത്രത്തിന്റെ കാലാവധി കഴിഞ്ഞു. ഇതാ പുതിയത്.',
    captchaMatch: 'ശരിയാണ്.',
    conditions:
      'നിങ്ങൾക്ക് 18 വയസ്സെങ്കിലും ഉണ്ട്, നിങ്ങൾ കേരളത്തിൽ നിന്നാണ്. എൻട്രി അംഗീകരിച്ചാൽ നിങ്ങളുടെ പേരും വീഡിയോയും ഫോട്ടോയും എല്ലാവർക്കും കാണാം; ഇമെയിൽ വിലാസം കാണില്ല.',
    rules: 'ഔദ്യോഗിക നിയമങ്ങൾ',
    missing: (fields: readonly string[]) => `ഇനി വേണ്ടത്: ${fields.join(', ')}`,
    submit: 'എൻട്രി സമർപ്പിക്കുക',
    submitting: 'സമർപ്പിക്കുന്നു...',
    uploaded: (percent: number) => `${percent}% അയച്ചു`,
  },
  validation: {
    missingName: { title: 'വിവരങ്ങൾ പൂർണമല്ല', description: 'മുഴുവൻ പേര് നൽകുക' },
    missingEmail: { title: 'വിവരങ്ങൾ പൂർണമല്ല', description: 'ഇമെയിൽ വിലാസം നൽകുക' },
    invalidEmail: { title: 'ഇമെയിൽ വിലാസം ശരിയല്ല', description: 'ശരിയായ ഇമെയിൽ വിലാസം നൽകുക' },
    invalidUrl: { title: 'ലിങ്ക് ശരിയല്ല', description: 'ശരിയായ യൂട്യൂബ് ലിങ്ക് നൽകുക' },
    missingImage: {
      title: 'ഫോട്ടോ ചേർത്തിട്ടില്ല',
      description: 'മാതൃകയിൽ കാണുന്നതുപോലെ ഒരു സ്ഥിരീകരണ ഫോട്ടോ അപ്‌ലോഡ് ചെയ്യുക',
    },
    captcha: { title: 'ക്യാപ്ച തെറ്റാണ്', description: 'തുടരാൻ ക്യാപ്ച ശരിയായി ടൈപ്പ് ചെയ്യുക' },
    fileType: { title: 'ഇത്തരം ഫയൽ സ്വീകരിക്കില്ല', description: 'PNG, JPG, JPEG ചിത്രങ്ങൾ മാത്രം അപ്‌ലോഡ് ചെയ്യുക' },
    fileSize: { title: 'ഫയലിന് വലുപ്പം കൂടുതലാണ്', description: '5 MB-യിൽ താഴെയുള്ള ചിത്രം അപ്‌ലോഡ് ചെയ്യുക' },
  },
  submitted: {
    title: 'എൻട്രി സമർപ്പിച്ചു!',
    description: 'നിങ്ങളുടെ എൻട്രി ലഭിച്ചു. ഇനി ഞങ്ങൾ അത് പരിശോധിക്കും.',
  },
  submittedNotice: {
    text: 'നിങ്ങളുടെ എൻട്രി ഞങ്ങൾക്ക് കിട്ടി. ഇനി അത് പരിശോധിക്കും; പരിശോധിച്ചു കഴിഞ്ഞാൽ ഇമെയിലിൽ അറിയിക്കാം.',
    another: 'മറ്റൊരു വീഡിയോ സമർപ്പിക്കുക',
  },
  contestChanged: {
    begun: 'ഇതിനിടെ മറ്റൊരു മത്സരം തുടങ്ങി:',
    kept: 'നിങ്ങൾ എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്. ആ മത്സരത്തിൽ പങ്കെടുക്കാൻ ഒന്നുകൂടി സമർപ്പിക്കുക.',
  },
  notSubmitted: {
    title: 'സമർപ്പിക്കാനായില്ല',
    description: (message: string) =>
      `എൻട്രി സമർപ്പിക്കുന്നതിനിടെ ഒരു പിശക് സംഭവിച്ചു: ${message || 'കാരണം വ്യക്തമല്ല. വീണ്ടും ശ്രമിക്കൂ.'}`,
    upload: 'ഫോട്ടോ അപ്‌ലോഡ് ചെയ്യാനായില്ല',
  },
};
