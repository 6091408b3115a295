// @ts-check

/**
 * @typedef {object} Rule
 * @property {RegExp} wrong
 * @property {string} why
 * @property {string} fault What the rule finds.
 * @property {string} right What takes its place.
 */

/** The letter before a place, as sentences write it: no digit and no sign of punctuation. */
const LETTER = '[\\u0d00-\\u0d7f\\u200c]';

/** @param {string} words */
const word = (words) => new RegExp(`(?<!${LETTER})(?:${words})(?!${LETTER})`, 'u');

/** One encoding of each letter: searches and comparisons fail, and old fonts draw the others differently. */
/** @type {Rule[]} */
const ENCODING = [
  {
    wrong: /\u00ad/,
    why: 'a narrow screen breaks the word in its middle: choose a shorter one',
    fault: 'മത്സരത്തെ\u00adക്കുറിച്ചുള്ള',
    right: 'മത്സരത്തിന്റെ',
  },
  { wrong: /\u200d/, why: 'a chillu has a letter of its own', fault: 'അവന\u0d4d\u200d', right: 'അവൻ' },
  {
    wrong: /(?<!\u0d4d)\u200c/,
    why: 'a non-joiner follows a virama',
    fault: 'വോട്ടു\u200cകൾ',
    right: 'വോട്ടുകൾ',
  },
  { wrong: /ൻ\u0d4d?റ/, why: 'ന്റ has one encoding', fault: 'എൻ\u0d4dറെ', right: 'എന്റെ' },
  { wrong: /(?<!\u0d4d)ററ/, why: 'റ്റ has one encoding', fault: 'കാററ്', right: 'കാറ്റ്' },
  {
    wrong: /[\u0d4c\u0d4e]/,
    why: 'the old au sign and the dot reph are not written today',
    fault: 'ക\u0d4cതുകം',
    right: 'കൗതുകം',
  },
  { wrong: /[ഇഉഒ]ൗ|ഒാ|എെ|\u0d46\u0d46/, why: 'a vowel has one letter', fault: 'ഇൗണം', right: 'ഈണം' },
  { wrong: /[\u0d66-\u0d6f]/, why: 'digits are European', fault: '൧൦ വോട്ട്', right: '10 വോട്ട്' },
  {
    wrong: /\p{Script=Malayalam}[a-z]|[a-z]\p{Script=Malayalam}/iu,
    why: 'a suffix of Latin letters has a hyphen',
    fault: 'ZIPൽ',
    right: 'ZIP-ൽ',
  },
];

/** One spelling of each word. */
/** @type {Rule[]} */
const SPELLING = [
  { wrong: /ർത്ഥ/, why: 'ർഥ, as the press writes', fault: 'മത്സരാർത്ഥി', right: 'മത്സരാർഥി' },
  { wrong: /മുൻപ/, why: 'മുമ്പ്', fault: 'മുൻപ്', right: 'മുമ്പ്' },
  { wrong: /ല്പ/, why: 'ൽപ, as in താൽപര്യം', fault: 'അല്പം', right: 'അൽപം' },
  { wrong: /നേരത്തെ(?!യ)/, why: 'നേരത്തേ', fault: 'നേരത്തെ കണ്ട', right: 'നേരത്തേ കണ്ട' },
  {
    wrong: /[ൽൾ] നിന്ന(?:്|ു(?= )|ും|ുള്ള|ാ)|ത്തു നിന്ന്/,
    why: '-ൽനിന്ന് is one word',
    fault: 'സൈറ്റിൽ നിന്ന്',
    right: 'സൈറ്റിൽനിന്ന്',
  },
  { wrong: /വെയ്ക്ക|വെക്കു|വെച്ച/, why: 'വയ്ക്കുക, വച്ചു', fault: 'എഴുതിവെച്ചു', right: 'എഴുതിവച്ചു' },
  {
    wrong: /\p{Script=Malayalam}\.\.\./u,
    why: 'an ellipsis is one sign',
    fault: 'തുറക്കുന്നു...',
    right: 'തുറക്കുന്നു…',
  },
  { wrong: /(?:ച്ച|ഞ്ഞ|ത്ത|നു)ശേഷം/, why: 'ശേഷം is a word', fault: 'പരിശോധിച്ചശേഷം', right: 'പരിശോധിച്ച ശേഷം' },
  {
    wrong: /(?:ച്ചു|ട്ടു|ന്നു|യ്തു) കഴിഞ്ഞ/,
    why: '-ുകഴിഞ്ഞ is one word',
    fault: 'സ്ഥിരീകരിച്ചു കഴിഞ്ഞു',
    right: 'സ്ഥിരീകരിച്ചുകഴിഞ്ഞു',
  },
  { wrong: /ഉടൻ തന്നെ/, why: 'one word', fault: 'ഉടൻ തന്നെ', right: 'ഉടൻതന്നെ' },
  { wrong: /പലതവണ/, why: 'two words', fault: 'പലതവണ', right: 'പല തവണ' },
  { wrong: /വേണ്ടെന്നു വ/, why: 'one word', fault: 'വേണ്ടെന്നു വയ്ക്കാം', right: 'വേണ്ടെന്നുവയ്ക്കാം' },
  { wrong: word('ഏതു'), why: 'ഏത്', fault: 'ഏതു പാട്ട്', right: 'ഏത് പാട്ട്' },
  {
    wrong: new RegExp(`(?<!${LETTER})(?:രണ്ട്|മൂന്ന്|നാല്|അഞ്ച്|ആറ്|ഏഴ്|എട്ട്|പത്ത്) [ക-ഹ]`),
    why: 'a number ends in -ു before a consonant',
    fault: 'മൂന്ന് തവണ',
    right: 'മൂന്നു തവണ',
  },
  { wrong: /വോട്ട് ചെയ്/, why: 'വോട്ടു ചെയ്യുക', fault: 'വോട്ട് ചെയ്യുക', right: 'വോട്ടു ചെയ്യുക' },
  {
    wrong: /(?:ക്ക|റ്റ|യ്യ|ട്ട)ണ്ട(?![\u0d3e-\u0d4d])/,
    why: 'a spoken form; -േണ്ട is written',
    fault: 'മാറ്റണ്ട',
    right: 'മാറ്റേണ്ട',
  },
  { wrong: /സ്വകാര്യതാനയം/, why: 'two words', fault: 'സ്വകാര്യതാനയം', right: 'സ്വകാര്യതാ നയം' },
];

/** Words that say something else to a reader, or nothing. */
/** @type {Rule[]} */
const WORDS = [
  { wrong: /രഹസ്യവാക്ക/, why: 'nobody says it', fault: 'രഹസ്യവാക്കിൽ', right: 'പാസ്‌വേഡിൽ' },
  { wrong: /അംഗത്വ/, why: 'of a club', fault: 'അംഗത്വമെടുക്കുക', right: 'അക്കൗണ്ട് തുടങ്ങുക' },
  { wrong: /പ്രവേശ/, why: 'admission to a college or a temple', fault: 'പ്രവേശിക്കുക', right: 'ലോഗിൻ ചെയ്യുക' },
  { wrong: /വോട്ടെടുപ്പ/, why: 'an election', fault: 'വോട്ടെടുപ്പും', right: 'വോട്ടിങ്ങും' },
  { wrong: /(?:അനു|പ്രതി)കൂല വോട്ട/, why: 'a division of the Assembly', fault: 'പ്രതികൂല വോട്ട്', right: 'ഡിസ്‌ലൈക്ക്' },
  {
    wrong: /വോട്ട്(?:ുകൾ)? എണ്ണ(?!ം)|വോട്ടുകൾ എണ്ണ|എണ്ണിയ വോട്ട|എണ്ണിയോ|എണ്ണിയിട്ട/,
    why: 'എണ്ണുക is the tally; a vote counts: സാധു, കണക്കിലെടുക്കുക',
    fault: 'ഇനി വോട്ടുകൾ എണ്ണില്ല.',
    right: 'ഇനി വോട്ട് സ്വീകരിക്കില്ല.',
  },
  {
    wrong: /വോട്ട് വേണ്ടെന്നുവ|വേണ്ടെന്നുവച്ച വോട്ട|തിരിച്ചെടുത്ത/,
    why: 'a vote is taken back: പിൻവലിക്കുക',
    fault: 'വോട്ട് വേണ്ടെന്നുവയ്ക്കുക',
    right: 'വോട്ട് പിൻവലിക്കുക',
  },
  {
    wrong: /മാറ്റിവച്ച|മാറ്റിവയ്ക്ക/,
    why: 'beside മാറ്റാം nearly the same word: തടഞ്ഞുവയ്ക്കുക',
    fault: 'മാറ്റിവച്ച വോട്ട്',
    right: 'തടഞ്ഞുവച്ച വോട്ട്',
  },
  {
    wrong: /പങ്കിടുക|പങ്കിടൂ|പങ്കിടാവുന്ന/,
    why: 'to divide among; a link is shared: ഷെയർ',
    fault: 'പങ്കിടുക',
    right: 'ഷെയർ ചെയ്യുക',
  },
  {
    wrong: /സൂക്ഷിക്കുക(?!യ)|^സൂക്ഷിച്ചു$|^സൂക്ഷിക്കുന്നു/,
    why: '"beware" on a button: സേവ് ചെയ്യുക',
    fault: 'പാസ്‌വേഡ് സൂക്ഷിക്കുക',
    right: 'പാസ്‌വേഡ് സേവ് ചെയ്യുക',
  },
  { wrong: /കൂടെ കൂട്ട/, why: 'nobody guesses a download', fault: 'കൂടെ കൂട്ടൂ', right: 'ഡൗൺലോഡ് ചെയ്യൂ' },
  {
    wrong: /അഭ്യർഥന/,
    why: 'a plea; say what the visitor did',
    fault: 'അഭ്യർഥനയുടെ വലുപ്പം',
    right: 'അയച്ചതിന്റെ വലുപ്പം',
  },
  { wrong: /നെറ്റ്‌വർക്ക് വിലാസ/, why: 'unknown: ഐപി വിലാസം', fault: 'നെറ്റ്‌വർക്ക് വിലാസം', right: 'ഐപി വിലാസം' },
  {
    wrong: /പേര്, വിലാസം/,
    why: 'a postal address: ഇമെയിൽ വിലാസം',
    fault: 'പേര്, വിലാസം, ഫോട്ടോ',
    right: 'പേര്, ഇമെയിൽ വിലാസം, ഫോട്ടോ',
  },
  {
    wrong: /കവറുകൾ/,
    why: 'carrier bags: കവർ വേർഷനുകൾ',
    fault: 'പാട്ടിന്റെ കവറുകൾ',
    right: 'പാട്ടിന്റെ കവർ വേർഷനുകൾ',
  },
  { wrong: /ജൂറി മുറി/, why: 'it is a page: ജൂറി പേജ്', fault: 'ജൂറി മുറിയിൽ', right: 'ജൂറി പേജിൽ' },
  {
    wrong: /ഔദ്യോഗിക നിയമ/,
    why: 'official laws: മത്സരനിയമങ്ങൾ',
    fault: 'ഔദ്യോഗിക നിയമങ്ങൾ',
    right: 'മത്സരനിയമങ്ങൾ',
  },
  { wrong: /കാഴ്ചകൾ/, why: 'sights: വ്യൂസ്', fault: 'കാഴ്ചകൾ', right: 'വ്യൂസ്' },
  {
    wrong: /എൻട്രി സമർപ്പണ/,
    why: 'an offering: എൻട്രികൾ അയയ്ക്കാം',
    fault: 'എൻട്രി സമർപ്പണം',
    right: 'എൻട്രികൾ അയയ്ക്കാം',
  },
  { wrong: /മുൻ (?:മത്സര|പതിപ്പ|ഇമെയിൽ)/, why: 'മുൻ is "ex-": കഴിഞ്ഞ', fault: 'മുൻ മത്സരം', right: 'കഴിഞ്ഞ മത്സരം' },
  { wrong: word('പാഠം'), why: 'a lesson: വാചകം', fault: 'പതിപ്പിന്റെ പാഠം', right: 'പതിപ്പിലെ വാചകങ്ങൾ' },
  {
    wrong: /പ്രശ്നം പറ്റി/,
    why: 'what happens to one is a കുഴപ്പം',
    fault: 'എന്തോ പ്രശ്നം പറ്റി',
    right: 'എന്തോ കുഴപ്പം പറ്റി',
  },
  { wrong: /ദയവായി/, why: '-ൂ is polite enough', fault: 'ദയവായി എഴുതുക', right: 'എഴുതൂ' },
  { wrong: word('അഥവാ'), why: '"that is to say"', fault: 'ഗായകൻ അഥവാ ഗായിക', right: 'പാടിയ ആൾ' },
  {
    wrong: /കലാകാര[ൻി]|വിദഗ്ധനോ|സന്ദർശകൻ/,
    why: 'a gender, though nobody is meant',
    fault: 'ഡെമോയിലെ കലാകാരൻ',
    right: 'ഡെമോയിലെ ആർട്ടിസ്റ്റ്',
  },
  {
    wrong: /സംഗീതനിർമാണ/,
    why: 'the construction of music',
    fault: 'സംഗീതനിർമാണവും ചെയ്യും',
    right: 'സംഗീതമൊരുക്കും',
  },
  { wrong: /ഏറിയാൽ/, why: 'bookish: പരമാവധി', fault: 'ഏറിയാൽ ഒരു മണിക്കൂർ', right: 'പരമാവധി ഒരു മണിക്കൂർ' },
  { wrong: /താങ്ക[ളൾ]/, why: 'the site says നിങ്ങൾ', fault: 'താങ്കളുടെ', right: 'നിങ്ങളുടെ' },
  { wrong: /മാതൃകാ/, why: '"exemplary": ഡെമോ', fault: 'മാതൃകാ മത്സരാർഥി', right: 'ഡെമോ മത്സരാർഥി' },
  { wrong: /എളുപ്പവഴി/, why: 'shortcuts: പ്രധാന ലിങ്കുകൾ', fault: 'എളുപ്പവഴികൾ', right: 'പ്രധാന ലിങ്കുകൾ' },
  { wrong: /ന്യായമാ/, why: 'of a price: നീതിയുക്തമായ', fault: 'ന്യായമായ മത്സരം', right: 'നീതിയുക്തമായ മത്സരം' },
  { wrong: /അമർത്തലി/, why: 'ക്ലിക്ക്', fault: 'ഒറ്റ അമർത്തലിൽ', right: 'ഒറ്റ ക്ലിക്കിൽ' },
  { wrong: /കരടി/, why: 'a bear: ഡ്രാഫ്റ്റ്', fault: 'കരടിന്റെ പ്രിവ്യൂ', right: 'ഡ്രാഫ്റ്റിന്റെ പ്രിവ്യൂ' },
  {
    wrong: /(?:മണിക്കൂറി|ദിവസത്തി)നുള്ളിൽ(?: ഒരു തവണ മാത്രമേ)?(?: അത്)? (?:പ്രവർത്തിക്കും|ഉപയോഗി)/,
    why: '"will begin to work within"',
    fault: '24 മണിക്കൂറിനുള്ളിൽ പ്രവർത്തിക്കും',
    right: '24 മണിക്കൂർ പ്രവർത്തിക്കും',
  },
  {
    wrong: /കാണാൻ (?:ഞാൻ )?സമ്മത/,
    why: '"I agree to see": കാണിക്കാൻ',
    fault: 'എല്ലാവർക്കും കാണാൻ ഞാൻ സമ്മതിക്കുന്നു',
    right: 'എല്ലാവരെയും കാണിക്കാൻ ഞാൻ സമ്മതിക്കുന്നു',
  },
  {
    wrong: /പ്രോഗ്രാമുകളെ അകറ്റ|പ്രോഗ്രാമുകൾ ചെയ്യുന്ന/,
    why: 'a concert: കമ്പ്യൂട്ടർ പ്രോഗ്രാം, കൃത്രിമ വോട്ട്',
    fault: 'പ്രോഗ്രാമുകളെ അകറ്റാൻ',
    right: 'കൃത്രിമ വോട്ടുകൾ തടയാൻ',
  },
  {
    wrong: /ഡിലീറ്റ്|സ്വകാര്യമാ(?:ണ്|യിരി)|പ്രൈവറ്റാണ്/,
    why: 'one writing: പ്രൈവറ്റ് (private), നീക്കം ചെയ്തു',
    fault: 'അത് പ്രൈവറ്റാണ്',
    right: 'അത് പ്രൈവറ്റ് (private) ആണ്',
  },
  {
    wrong: /ഒരു വ്യക്തി/,
    why: 'word for word: ഞങ്ങൾ തന്നെ',
    fault: 'തീരുമാനിക്കുന്നത് ഒരു വ്യക്തിയാണ്',
    right: 'തീരുമാനിക്കുന്നത് ഞങ്ങൾ തന്നെയാണ്',
  },
  {
    wrong: word('ഒടുവിൽ'),
    why: '"at long last": അവസാനം',
    fault: 'ഒടുവിൽ വരുത്തിയ മാറ്റം',
    right: 'അവസാനം വരുത്തിയ മാറ്റം',
  },
  {
    wrong: /വീട്ടിൽ (?:ഒത്തു|പ്രവർത്തി)|^വീട്ടിൽ$/,
    why: '"in the house": സ്വന്തം കമ്പ്യൂട്ടറിൽ',
    fault: 'വീട്ടിൽ ഒത്തുനോക്കൂ',
    right: 'സ്വന്തം കമ്പ്യൂട്ടറിൽ ഒത്തുനോക്കൂ',
  },
  { wrong: /വയലിൻ വരമ്പ/, why: 'a violin', fault: 'വയലിൻ വരമ്പിൽ', right: 'വയൽവരമ്പിൽ' },
];

export const RULES = [...ENCODING, ...SPELLING, ...WORDS];
