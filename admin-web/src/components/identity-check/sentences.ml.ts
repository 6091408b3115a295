import type { identityCheckSentences as english } from './sentences';

export const identityCheckSentences: typeof english = {
  title: 'ഇത് നിങ്ങൾ തന്നെയെന്ന് ഉറപ്പാക്കുക',
  text: 'ഇതു ചെയ്യാൻ, ഇത് നിങ്ങൾ തന്നെയെന്ന് അഞ്ചു മിനിറ്റിനുള്ളിൽ ഉറപ്പാക്കിയിരിക്കണം.',
  password: 'നിങ്ങളുടെ പാസ്‌വേഡ്',
  missingPassword: 'പാസ്‌വേഡ് നൽകുക',
  code: 'കോഡ്',
  codeHint: 'ആപ്പിൽ കാണുന്ന ആറ് അക്കങ്ങൾ, അല്ലെങ്കിൽ വീണ്ടെടുക്കൽ കോഡുകളിൽ ഒന്ന്.',
  missingCode: 'കോഡ് നൽകുക',
  confirm: 'തുടരുക',
  withPasskey: 'പാസ്‌കീ ഉപയോഗിക്കുക',
  failed: 'ഇത് സ്വീകരിക്കാനായില്ല',
  unused: 'പാസ്‌കീ ഉപയോഗിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.',
  loadFailed: 'ഉറപ്പാക്കൽ തുടങ്ങാനായില്ല',
};
