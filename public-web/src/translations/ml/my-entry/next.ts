import type { Translations } from '../../catalogue';

export const next: Translations['my-entry']['next'] = {
  checking: (_, email) => `തീരുമാനമായാലുടൻ ${email} എന്ന വിലാസത്തിലേക്ക് ഞങ്ങൾ എഴുതാം.`,
  votingOpens: (when) => `ഇപ്പോൾ എല്ലാവർക്കും എൻട്രി പട്ടികയിൽ കാണാം. വോട്ടിങ് തുടങ്ങുന്നത്: ${when}.`,
  votingCloses: (when) => `വോട്ടിങ് നടക്കുന്നു. ${when} വരെ വോട്ടു ചെയ്യാം.`,
  result: (when) => `വോട്ടിങ് കഴിഞ്ഞു. ഫലപ്രഖ്യാപനം: ${when}.`,
  resultLate: () => 'വോട്ടിങ് കഴിഞ്ഞു. ഫലം ഉടൻ പ്രഖ്യാപിക്കും.',
  over: () => 'മത്സരം അവസാനിച്ചു. കൂടെ പാടിയതിന് നന്ദി!',
  enterAgain: (when) => `നിങ്ങൾക്ക് വീണ്ടും പങ്കെടുക്കാം. ${when} വരെ എൻട്രികൾ സ്വീകരിക്കും.`,
  notInContest: () => 'ഇനി എൻട്രികൾ സ്വീകരിക്കുന്നില്ല.',
};
