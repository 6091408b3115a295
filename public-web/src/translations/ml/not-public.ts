import type { notPublic as english } from '../en/not-public';

export const notPublic = {
  title: 'സൈറ്റ് ഇനിയും തുറന്നിട്ടില്ല',
  text: (name: string) => `${name} ഈ സൈറ്റ് ഒരുക്കുകയാണ്. പിന്നീടു വന്നു നോക്കൂ.`,
  textWithoutName: 'ഈ സൈറ്റ് ഒരുങ്ങുന്നതേയുള്ളൂ. പിന്നീടു വന്നു നോക്കൂ.',
  hasEnded: 'ഈ സൈറ്റ് കാണാൻ തന്ന ലിങ്ക് ഇനി പ്രവർത്തിക്കില്ല. പുതിയൊരെണ്ണം ചോദിക്കൂ.',
  signIn: 'ലോഗിൻ ചെയ്യുക',
  staff: 'നിങ്ങൾക്കും ഒപ്പമുള്ളവർക്കും മാത്രമേ ഈ സൈറ്റ് കാണാനാകൂ.',
  open: 'എല്ലാവർക്കുമായി തുറക്കുക',
  holder: (name: string) => `ഈ സൈറ്റ് ഇനിയും തുറന്നിട്ടില്ല. ${name} തന്ന ലിങ്കിലൂടെയാണ് നിങ്ങൾ കാണുന്നത്.`,
} satisfies typeof english;
