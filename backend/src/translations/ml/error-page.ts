import type { errorPage as english } from '../en/error-page.js';

export const errorPage = {
  home: 'ഹോമിലേക്ക് മടങ്ങുക',
  sentences: {
    BAD_REQUEST: 'അഭ്യർത്ഥന മനസ്സിലാക്കാനായില്ല.',
    FILE_TOO_LARGE: 'അഭ്യർത്ഥനയുടെ വലുപ്പം കൂടിപ്പോയി.',
    FORBIDDEN: 'ഇതു ചെയ്യാൻ നിങ്ങൾക്ക് അനുവാദമില്ല.',
    INTERNAL: 'ഞങ്ങളുടെ ഭാഗത്ത് എന്തോ പ്രശ്നം പറ്റി. വീണ്ടും ശ്രമിക്കൂ.',
    INVALID_TOKEN: 'ഈ ലിങ്ക് ശരിയല്ല, അല്ലെങ്കിൽ അതിന്റെ കാലാവധി കഴിഞ്ഞു.',
    NOT_FOUND: 'കണ്ടെത്താനായില്ല.',
    REQUEST_TIMEOUT: 'അഭ്യർത്ഥന വളരെ പതുക്കെയാണ് എത്തിയത്. വീണ്ടും ശ്രമിക്കൂ.',
    TOO_MANY_REQUESTS: 'കുറഞ്ഞ സമയത്തിനുള്ളിൽ ഏറെ അഭ്യർത്ഥനകൾ വന്നു. അല്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
    UNSUPPORTED_MEDIA_TYPE: 'ഈ തരം ഉള്ളടക്കം ഇവിടെ സ്വീകരിക്കില്ല.',
    UNAVAILABLE: 'ഈ സേവനം ഇപ്പോൾ ലഭ്യമല്ല. അല്പസമയത്തിനകം വീണ്ടും ശ്രമിക്കൂ.',
  },
} satisfies typeof english;
