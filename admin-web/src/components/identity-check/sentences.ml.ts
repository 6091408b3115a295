import type { identityCheckSentences as english } from './sentences';

export const identityCheckSentences: typeof english = {
  title: 'ഇത് നിങ്ങൾ തന്നെയെന്ന് ഉറപ്പാക്കുക',
  asksPassword: 'പാസ്‌വേഡ് ഒരിക്കൽ കൂടി നൽകുക. പിന്നെ അഞ്ചു മിനിറ്റ് ചോദിക്കില്ല.',
  asksFactor: 'പാസ്‌കീയോ ഒരു കോഡോ ഒരിക്കൽ കൂടി ഉപയോഗിക്കുക. പിന്നെ അഞ്ചു മിനിറ്റ് ചോദിക്കില്ല.',
  asksCode: 'ഒരു കോഡ് ഒരിക്കൽ കൂടി നൽകുക. പിന്നെ അഞ്ചു മിനിറ്റ് ചോദിക്കില്ല.',
  password: 'നിങ്ങളുടെ പാസ്‌വേഡ്',
  missingPassword: 'നിങ്ങളുടെ പാസ്‌വേഡ് നൽകുക',
  code: 'കോഡ്',
  codeHint: 'ആപ്പിൽ കാണുന്ന ആറ് അക്കങ്ങൾ, അല്ലെങ്കിൽ വീണ്ടെടുക്കൽ കോഡുകളിൽ ഒന്ന്.',
  missingCode: 'കോഡ് നൽകുക',
  confirm: 'തുടരുക',
  withPasskey: 'പാസ്‌കീ ഉപയോഗിക്കുക',
  failed: 'ഇത് സ്വീകരിച്ചില്ല',
  unused: 'പാസ്‌കീ ഉപയോഗിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.',
  loadFailed: 'പരിശോധന തുടങ്ങാനായില്ല',
};
