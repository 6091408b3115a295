import type { Translations } from '../../catalogue';

export const declaration: Translations['my-entry']['declaration'] = {
  title: 'നിർമിത ബുദ്ധി (AI)',
  none: 'വീഡിയോയിൽ കേൾക്കുന്നതിൽ നിർമിത ബുദ്ധി (AI) ഉണ്ടാക്കിയത് എന്തെന്ന് നിങ്ങൾ അറിയിച്ചിട്ടില്ല.',
  note: (text: string) => `നിങ്ങൾ എഴുതിയത്: ${text}`,
  open: 'തിരുത്തുക',
  answer: 'ഉത്തരം നൽകുക',
  close: 'അടയ്ക്കുക',
  save: 'സേവ് ചെയ്യുക',
  saving: 'സേവ് ചെയ്യുന്നു…',
  saved: 'സേവ് ചെയ്തു. മാറ്റം ഉടൻ നിലവിൽ വന്നു.',
  failed: 'സേവ് ചെയ്യാനായില്ല',
  loadFailed: 'ചോദ്യം ലോഡ് ചെയ്യാനായില്ല.',
};
