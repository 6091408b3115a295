/** The errors of what the wizard of the first start and the console set, by the code of the server's response, in Malayalam. */
export const setupErrorSentences = {
  SETTING_FIXED: 'ഇതു സെർവറിലാണു നൽകിയിരിക്കുന്നത്; ഇവിടെ മാറ്റാനാവില്ല. സെർവർ നോക്കുന്ന ആളോടു ചോദിക്കുക.',
  MAIL_SERVER_UNREACHABLE: 'മെയിൽ സെർവർ മറുപടി തന്നില്ല. പേരും പോർട്ടും ഒന്നുകൂടി നോക്കൂ.',
  MAIL_SERVER_INSIDE:
    'ഈ മെയിൽ സെർവർ സെർവറിന്റെ ഉള്ളിലെ നെറ്റ്‌വർക്കിലാണ്. സെർവർ നോക്കുന്ന ആൾക്ക് അത് SMTP_URL വഴി നൽകാം.',
  MAIL_LOG_IN_REFUSED: 'യൂസർ നെയിമും പാസ്‌വേഡും മെയിൽ സെർവർ സ്വീകരിച്ചില്ല. രണ്ടും വീണ്ടും ടൈപ്പ് ചെയ്യുക.',
  MAIL_REFUSED: 'ഇമെയിൽ മെയിൽ സെർവർ സ്വീകരിച്ചില്ല.',
  EXAMPLE_NEEDS_EMPTY_SITE: 'സൈറ്റിൽ ഇപ്പോൾ പാട്ടുകളോ എൻട്രികളോ മത്സരമോ ഉണ്ട്, അല്ലെങ്കിൽ സൈറ്റ് എല്ലാവർക്കുമായി തുറന്നുകഴിഞ്ഞു.',
};

/** What another server said, in its own words. */
export const quoteOfServer = (words: string) => `സെർവർ പറയുന്നത്: “${words}”`;
