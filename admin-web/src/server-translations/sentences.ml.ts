import type { ServerWords } from '../lib/language';
import { errorSentences } from '@paattu/shared/error-sentences/ml';
import { setupErrorSentences } from '@paattu/shared/error-sentences/setup-ml';
import { uploadSentences } from '../components/file/sentences.ml';

/** What the server says with a code of several meanings, or without a code, by its English. */
export const sentencesByEnglish: Readonly<Record<string, string>> = {
  // Files
  'Please select an MP3, WAV, M4A, or AAC file': uploadSentences.invalidAudioText,
  'Please upload only PNG, JPG, or JPEG images': uploadSentences.invalidCoverText,
  'Please upload an image smaller than 5MB': uploadSentences.coverTooLargeText,
  'Please select a file smaller than 50MB': uploadSentences.audioTooLargeText,
  'This file is cut off: its end is missing. Please export or copy it again.':
    'ഈ ഫയൽ മുഴുവനില്ല: അതിന്റെ അവസാനഭാഗം കാണാനില്ല. വീണ്ടും എക്സ്പോർട്ട് ചെയ്യുകയോ കോപ്പി ചെയ്യുകയോ ചെയ്യുക.',
  'This file is damaged, and browsers cannot play it. Please export it again.':
    'ഈ ഫയൽ കേടായതാണ്; ബ്രൗസറുകളിൽ കേൾക്കാനാകില്ല. വീണ്ടും എക്സ്പോർട്ട് ചെയ്യുക.',
  'This file is shorter than a second. Please select a whole song.':
    'ഈ ഫയലിന് ഒരു സെക്കൻഡ് പോലും ദൈർഘ്യമില്ല. മുഴുവൻ പാട്ടുള്ള ഫയൽ തിരഞ്ഞെടുക്കുക.',
  'The file of this song is missing. Please select it again.':
    'ഈ പാട്ടിന്റെ ഫയൽ കാണാനില്ല. അത് വീണ്ടും തിരഞ്ഞെടുക്കുക.',
  'Please upload the portrait again': 'ആർട്ടിസ്റ്റിന്റെ ചിത്രം വീണ്ടും അപ്‌ലോഡ് ചെയ്യുക',
  'The cover has no such ground': 'കവർചിത്രത്തിൽ അങ്ങനെയൊരു പശ്ചാത്തലമില്ല',

  // The reasons of decisions that a site begins with. The owner's own stay as they are.
  'The paper cannot be read': 'കടലാസ് വായിക്കാനാകുന്നില്ല',
  'The title is not on the paper': 'കടലാസിൽ പാട്ടിന്റെ പേരില്ല',
  'The singer is not in the photo': 'പാടുന്നയാൾ ഫോട്ടോയിലില്ല',
  'The singer is not in the video': 'പാടുന്നയാൾ വീഡിയോയിലില്ല',
  'Another song': 'മറ്റൊരു പാട്ട്',
  'The video cannot be played': 'വീഡിയോ കാണാനാകുന്നില്ല',
  'Limited by age or country': 'പ്രായമോ രാജ്യമോ കാരണം എല്ലാവർക്കും കാണാനാകില്ല',
  'Rules of YouTube': 'യൂട്യൂബിന്റെ നിയമങ്ങൾ',
  'Rules of the contest': 'മത്സരത്തിന്റെ നിയമങ്ങൾ',
  'The voice is made by AI': 'ശബ്ദം നിർമിത ബുദ്ധിയുടേതാണ്',
  'Made with AI, not declared': 'നിർമിത ബുദ്ധി ഉപയോഗിച്ചു; അറിയിച്ചില്ല',
  'Something to check again': 'വീണ്ടും പരിശോധിക്കാനുണ്ട്',
  'Approved by mistake': 'അബദ്ധത്തിൽ അംഗീകരിച്ചു',
  'Somebody has reported it': 'ഒരാൾ പരാതിപ്പെട്ടു',

  // Too often
  'Too many wrong codes. Please try again in an hour, or use your passkey':
    'പല തവണ തെറ്റായ കോഡ് നൽകി. ഒരു മണിക്കൂർ കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ പാസ്‌കീ ഉപയോഗിക്കുക',
  'Too many failed attempts. Please try again later': 'പല തവണ ശ്രമം പരാജയപ്പെട്ടു. അൽപം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക',
  'A bucket is being tried already. Please wait half a minute, then try again.':
    'ഒരു ബക്കറ്റ് ഇപ്പോൾ പരീക്ഷിക്കുകയാണ്. അര മിനിറ്റ് കാത്തിരുന്ന് വീണ്ടും ശ്രമിക്കുക.',

  // Backups and the mail server
  'This file is no backup of a Paattu site, or was cut off on its way.':
    'ഇത് ഒരു Paattu സൈറ്റിന്റെ ബാക്കപ്പല്ല, അല്ലെങ്കിൽ ഫയൽ മുഴുവനായി എത്തിയില്ല.',
  'This ZIP has a password, or is packed in a way that this site cannot read. Pack the folder again as a usual ZIP without a password.':
    'ഈ ZIP-ന് പാസ്‌വേഡുണ്ട്, അല്ലെങ്കിൽ ഈ സൈറ്റിന് വായിക്കാനാകാത്ത രീതിയിലാണ് അത് ഉണ്ടാക്കിയത്. ഫോൾഡർ പാസ്‌വേഡില്ലാത്ത സാധാരണ ZIP ആക്കുക.',
  'Please enter an address such as s3.example.com': 's3.example.com പോലെ ഒരു വിലാസം നൽകുക',
  'Please enter an address that begins with https://': 'https:// എന്ന് തുടങ്ങുന്ന വിലാസം നൽകുക',
  'endpoint must be the name of a server, such as s3.example.com':
    's3.example.com പോലെ ഒരു സെർവറിന്റെ പേര് നൽകുക',
  'region must have small letters, digits and hyphens': 'ചെറിയ ഇംഗ്ലീഷ് അക്ഷരങ്ങളും അക്കങ്ങളും ഹൈഫനും മാത്രം എഴുതുക',
  'bucket must have 3 to 63 small letters, digits, dots and hyphens':
    'ചെറിയ ഇംഗ്ലീഷ് അക്ഷരങ്ങളും അക്കങ്ങളും കുത്തും ഹൈഫനും മാത്രം, 3 മുതൽ 63 വരെ എണ്ണം എഴുതുക',
  'keyId must be the id of a key, without spaces': 'കീയുടെ ഐഡി ഇടവിടാതെ എഴുതുക',
  'The mail server did not accept the user name and the password.': setupErrorSentences.MAIL_LOG_IN_REFUSED,
  'The mail server did not accept the test email.': setupErrorSentences.MAIL_REFUSED,
  'The request is not valid.': errorSentences.VALIDATION_FAILED,
  'Only a failed email can be sent again.': 'പരാജയപ്പെട്ട ഇമെയിൽ മാത്രമേ വീണ്ടും അയയ്ക്കാനാകൂ.',
  'Emails to this address come back. Let them go there again under Coming back first.':
    'ഈ വിലാസത്തിലേക്കുള്ള ഇമെയിലുകൾ മടങ്ങിവരുന്നു. ആദ്യം ‘മടങ്ങിവരുന്നവ’ എന്ന പേജിൽ അങ്ങോട്ട് വീണ്ടും അയയ്ക്കാൻ അനുവദിക്കുക.',

  // Contests
  'Dates of this contest have passed, so its time zone stays.':
    'ഈ മത്സരത്തിലെ ചില തീയതികൾ കഴിഞ്ഞു; അതിനാൽ സമയമേഖല മാറ്റാനാകില്ല.',
  'Submissions have opened, so when entries are accepted stays.':
    'എൻട്രികൾ സ്വീകരിച്ചു തുടങ്ങി; അതിനാൽ എപ്പോഴാണ് സ്വീകരിക്കുന്നതെന്ന് മാറ്റാനാകില്ല.',
  'Entries are taken already, so how entrants accept the rules stays.':
    'എൻട്രികൾ സ്വീകരിച്ചു തുടങ്ങി; അതിനാൽ നിയമങ്ങൾ അംഗീകരിക്കുന്ന രീതി മാറ്റാനാകില്ല.',
  'Entries are taken already, so what the contest allows of artificial intelligence stays.':
    'എൻട്രികൾ സ്വീകരിച്ചു തുടങ്ങി; അതിനാൽ നിർമിത ബുദ്ധി (AI) എത്രത്തോളം ആകാമെന്ന് മാറ്റാനാകില്ല.',
  'The contest is published, so the order of its gallery stays.':
    'മത്സരം പ്രസിദ്ധീകരിച്ചു; അതിനാൽ ഗാലറിയിലെ ക്രമം മാറ്റാനാകില്ല.',
  'Voting has opened, so how the result is computed stays.':
    'വോട്ടിങ് തുടങ്ങി; അതിനാൽ ഫലം കണക്കാക്കുന്ന രീതി മാറ്റാനാകില്ല.',
  'A round of the jury has opened, so what its marks mean and how they count stays.':
    'ജൂറിയുടെ ഒരു റൗണ്ട് തുടങ്ങി; അതിനാൽ മാർക്കുകളുടെ അർഥവും അവ കണക്കിലെടുക്കുന്ന രീതിയും മാറ്റാനാകില്ല.',
  'winnerAt must come after the end of each round of the jury': 'ജൂറിയുടെ എല്ലാ റൗണ്ടും അവസാനിച്ച ശേഷമുള്ള സമയം നൽകുക',
  'The weights of rendition and engagement are more than 100 together':
    'ആലാപനത്തിനും പ്രേക്ഷക പ്രതികരണത്തിനും കൂടി 100 ശതമാനത്തിൽ കൂടരുത്',
  'timeZone must be a valid IANA time-zone': 'പട്ടികയിലുള്ള ഒരു സമയമേഖല തിരഞ്ഞെടുക്കുക',
  'With what they name, the rules are longer than 60,000 characters':
    'പേരുകളുടെ സ്ഥാനത്തുള്ളവ കൂടി ചേർത്താൽ നിയമങ്ങൾ 60,000 അക്ഷരത്തിൽ കൂടും',
  'You can ask all entrants for proof once submissions have closed.':
    'എൻട്രികൾ സ്വീകരിക്കുന്നത് അവസാനിച്ച ശേഷമേ എല്ലാവരോടും തെളിവ് ചോദിക്കാനാകൂ.',
  'The entry has another video now. Please look at it first.':
    'ഈ എൻട്രിക്ക് ഇപ്പോൾ മറ്റൊരു വീഡിയോയാണ്. ആദ്യം അത് നോക്കുക.',
  'The entrant has changed this entry. Please look at it again.':
    'മത്സരാർഥി ഈ എൻട്രി മാറ്റിയിട്ടുണ്ട്. അത് വീണ്ടും നോക്കുക.',
  'This reason is not offered here any more. Please choose another one.':
    'ഈ കാരണം ഇവിടെ ഇപ്പോഴില്ല. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക.',
  'This reason belongs to the other list.': 'ഈ കാരണം മറ്റേ പട്ടികയിലേതാണ്.',

  // Texts
  'bannerUntil must be after bannerFrom': 'തുടക്കത്തിനു ശേഷമുള്ള സമയം നൽകുക',
  'Please write a text.': 'എന്തെങ്കിലും എഴുതുക.',
  'Only one line fits here.': 'ഇവിടെ ഒറ്റ വരി മാത്രം.',
  'This text has characters that cannot be shown.': 'കാണിക്കാനാകാത്ത ചിഹ്നങ്ങൾ ഈ എഴുത്തിലുണ്ട്.',
  'This email has no such text.': 'ഈ ഇമെയിലിൽ അങ്ങനെയൊരു എഴുത്തില്ല.',
  'This term is fixed.': 'ഈ കാലാവധി മാറ്റാനാകില്ല.',
  'Please enter a name': 'പേര് നൽകുക',
  'Please choose at least one scope': 'ഒരു അനുവാദമെങ്കിലും തിരഞ്ഞെടുക്കുക',
  'releaseDate must be a date, YYYY-MM-DD': 'ശരിയായ തീയതി നൽകുക',
};

/** The same for sentences with numbers and names. */
export const patterns: ServerWords['patterns'] = [
  [
    /^This file is (.+), which browsers cannot play\. Export it as AAC \(M4A\), MP3 or WAV\.$/s,
    (codec) => `ഈ ഫയൽ ബ്രൗസറുകളിൽ കേൾക്കാനാകില്ല (${codec}). AAC (M4A), MP3 അല്ലെങ്കിൽ WAV ആയി എക്സ്പോർട്ട് ചെയ്യുക.`,
  ],
  [
    /^What answered at this address is no store, or refuses to keep files\. Its word for it: (.+)\.$/s,
    (word) => `ഈ വിലാസത്തിലുള്ളത് സ്റ്റോറല്ല, അല്ലെങ്കിൽ അത് ഫയലുകൾ സൂക്ഷിക്കാൻ അനുവദിക്കുന്നില്ല. അത് പറയുന്നത്: “${word}”`,
  ],
  [/^Please type the name of the site: (.+)$/s, (name) => `സൈറ്റിന്റെ പേര് ടൈപ്പ് ചെയ്യുക: ${name}`],
  [/^Choose between (\d+) and (\d+) days\.$/, (min, max) => `${min} മുതൽ ${max} വരെ ദിവസം നൽകുക.`],
  [
    /^(.+) and the site need about (\d+) MB, and (\d+) MB are free\.$/s,
    (_, needed, free) => `ഇതിനും സൈറ്റിനും കൂടി ഏകദേശം ${needed} MB സ്ഥലം വേണം; ${free} MB മാത്രമേ ഒഴിവുള്ളൂ.`,
  ],
  [
    /^(\d+) (?:entry or change waits|entries or changes wait) for a decision\. Please decide first\.$/,
    (n) => `തീരുമാനം കാത്തിരിക്കുന്ന എൻട്രികളും മാറ്റങ്ങളും: ${n}. ആദ്യം അവ തീരുമാനിക്കുക.`,
  ],
  [
    /^(\d+) (?:entry has|entries have) fewer than three marks\. Please extend the first round\.$/,
    (n) => `മൂന്നു മാർക്ക് തികയാത്ത എൻട്രികൾ: ${n}. ഒന്നാം റൗണ്ട് നീട്ടുക.`,
  ],
  [
    /^The deletions? of (\d+) (?:entry|entries) can still be undone, until (.+)\. Please undo it, or open the round after that\.$/s,
    (n, end) =>
      `നീക്കിയ എൻട്രികൾ (${n}) തിരികെ കൊണ്ടുവരാൻ ഇനിയും സമയമുണ്ട്: ${end} വരെ. അവ തിരികെ കൊണ്ടുവരുക, അല്ലെങ്കിൽ അതിനു ശേഷം റൗണ്ട് തുടങ്ങുക.`,
  ],
  [/^The rules can have at most (\d+) sections$/, (most) => `നിയമങ്ങളിൽ പരമാവധി ${most} ഭാഗം മാത്രം`],
  [/^The contest has nothing for (.+)$/s, (names) => `മത്സരത്തിൽ ഇതിനു വിവരമില്ല: ${names}`],
  [/^(.+) is not known(?: here\.)?$/s, (names) => `ഇത് അറിയാത്ത പേരാണ്: ${names}`],
  [/^At most (\d+) characters fit here\.$/, (most) => `ഇവിടെ പരമാവധി ${most} അക്ഷരം മാത്രം.`],
  [/^(.+) is not a link\.$/s, (names) => `ഇത് ലിങ്കല്ല: ${names}`],
  [/^(\{\{.+\}\}) is missing\.$/s, (names) => `ഇത് എഴുത്തിലില്ല: ${names}`],
  [/^A brace is missing: (.+)$/s, (halves) => `ഒരു ബ്രേസ് കുറവാണ്: ${halves}`],
  [
    /^A link is one line, such as \[some words\]\((.+)\)\.$/s,
    (name) => `ലിങ്ക് ഒറ്റ വരിയാണ്; ഇങ്ങനെ: [ഏതാനും വാക്കുകൾ](${name})`,
  ],

  // What the library of the checks says, after the name of the field
  [/^\S+ must be shorter than or equal to (\d+) characters$/, (most) => `പരമാവധി ${most} അക്ഷരം മാത്രം`],
  [/^\S+ must be longer than or equal to (\d+) characters$/, (least) => `കുറഞ്ഞത് ${least} അക്ഷരം വേണം`],
  [/^\S+ must not be greater than (-?[\d.]+)$/, (most) => `പരമാവധി ${most} വരെ മാത്രം`],
  [/^\S+ must not be less than (-?[\d.]+)$/, (least) => `കുറഞ്ഞത് ${least} വേണം`],
  [/^\S+ must contain no more than (\d+) elements$/, (most) => `പരമാവധി ${most} എണ്ണം മാത്രം`],
  [/^\S+ (?:should|must) not be empty$/, () => 'ഇത് എഴുതുക'],
  [/^\S+ must be an integer number$/, () => 'ഒരു പൂർണസംഖ്യ നൽകുക'],
  [
    /^\S+ must be a path such as \/songs, or a link that starts with https:\/\/$/,
    () => '/songs പോലെ ഈ സൈറ്റിലെ ഒരു പേജോ, https:// എന്ന് തുടങ്ങുന്ന ലിങ്കോ നൽകുക',
  ],
  [/^\S+ must be a link that starts with https:\/\/$/, () => 'https:// എന്ന് തുടങ്ങുന്ന ലിങ്ക് നൽകുക'],
  [/^\S+ must be in the years (\d+) to (\d+)$/, (from, to) => `${from} മുതൽ ${to} വരെയുള്ള വർഷം നൽകുക`],
  [
    /^\S+ must be a year, such as (\d+), or two, such as (.+)$/s,
    (one, two) => `ഒരു വർഷം (${one}), അല്ലെങ്കിൽ രണ്ടെണ്ണം (${two}) എഴുതുക`,
  ],

  // Why votes look suspicious
  [
    /^(\d+) address(?:es)? of a service of throwaway mailboxes\.$/,
    (n) => `താൽക്കാലിക മെയിൽബോക്സുകൾ നൽകുന്ന സേവനത്തിന്റെ ${n} വിലാസം.`,
  ],
  [
    /^(\d+) address(?:es)? of a domain that you added to the throwaway ones: (.+)\. The votes count until you decide\.$/s,
    (n, domain) =>
      `താൽക്കാലികമെന്ന് നിങ്ങൾ ചേർത്ത ഡൊമെയ്‌നിലെ (${domain}) ${n} വിലാസം. നിങ്ങൾ തീരുമാനിക്കുന്നതുവരെ വോട്ടുകൾ സാധുവാണ്.`,
  ],
  [
    /^(\d+) address(?:es)? whose domain has no mail server\.$/,
    (n) => `മെയിൽ സെർവറില്ലാത്ത ഡൊമെയ്‌നിലെ ${n} വിലാസം.`,
  ],
  [
    /^(\d+) votes? from a browser in which three voters or more voted\.$/,
    (n) => `മൂന്നോ അതിലധികമോ പേർ വോട്ടു ചെയ്ത ബ്രൗസറിൽനിന്ന് ${n} വോട്ട്.`,
  ],
  [
    /^(\d+) votes? from a network with ten votes or more for one entry in an hour\.$/,
    (n) => `ഒരു മണിക്കൂറിൽ ഒരു എൻട്രിക്ക് പത്തോ അതിലധികമോ വോട്ടു വന്ന നെറ്റ്‌വർക്കിൽനിന്ന് ${n} വോട്ട്.`,
  ],
  [
    /^(\d+) address(?:es)? of one rare domain: (.+)\.$/s,
    (n, domain) => `അപൂർവമായ ഒരു ഡൊമെയ്‌നിലെ (${domain}) ${n} വിലാസം.`,
  ],
  [
    /^(\d+) address(?:es)? differ from others only in their numbers: (.+)\.$/s,
    (n, stem) => `അക്കങ്ങളിൽ മാത്രം വ്യത്യാസമുള്ള ${n} വിലാസം: ${stem}.`,
  ],
  [
    /^(\d+) links? (?:was|were) pressed less than 4 s after the email was asked for\.$/,
    (n) => `ഇമെയിൽ ആവശ്യപ്പെട്ട് 4 സെക്കൻഡ് തികയുന്നതിനു മുമ്പ് അമർത്തിയ ${n} ലിങ്ക്.`,
  ],
  [
    /^(\d+) votes? from an automated browser\.$/,
    (n) => `തനിയെ പ്രവർത്തിക്കുന്ന (automated) ബ്രൗസറിൽനിന്ന് ${n} വോട്ട്.`,
  ],
  [
    /^(\d+) votes? in an hour with far more for the entry than usual\.$/,
    (n) => `എൻട്രിക്ക് പതിവിലും ഏറെ വോട്ടു വന്ന മണിക്കൂറിൽ ${n} വോട്ട്.`,
  ],
  [
    /^(\d+) address(?:es)? of domains that have few votes, nearly all of them for one entry\. It may be colleges or firms, or one person with domains\.$/,
    (n) =>
      `കുറച്ചു വോട്ടുകൾ മാത്രം, അതും മിക്കവാറും ഒരു എൻട്രിക്ക്, ഉള്ള ഡൊമെയ്‌നുകളിലെ ${n} വിലാസം. കോളേജുകളോ സ്ഥാപനങ്ങളോ ആകാം, പല ഡൊമെയ്‌നുകളുള്ള ഒരാളുമാകാം.`,
  ],
  [
    /^(\d+) address(?:es)? of several services, which forward emails and may have many addresses for one mailbox\.$/,
    (n) => `ഇമെയിലുകൾ തിരിച്ചുവിടുന്ന പല സേവനങ്ങളുടെ ${n} വിലാസം. അവയിൽ പല വിലാസങ്ങൾ ഒരു മെയിൽബോക്സിന്റേതാകാം.`,
  ],
  [
    /^(\d+) address(?:es)? of (.+), which forwards emails and may have many addresses for one mailbox\.$/s,
    (n, relay) =>
      `ഇമെയിലുകൾ തിരിച്ചുവിടുന്ന സേവനത്തിന്റെ (${relay}) ${n} വിലാസം. അവയിൽ പല വിലാസങ്ങൾ ഒരു മെയിൽബോക്സിന്റേതാകാം.`,
  ],
  [
    /^(\d+) votes? from one browser, half an hour apart at most\. It may be a family, or one person with several mailboxes\.$/,
    (n) => `ഒരേ ബ്രൗസറിൽനിന്ന് അര മണിക്കൂറിനുള്ളിൽ ${n} വോട്ട്. ഒരു കുടുംബമാകാം, പല മെയിൽബോക്സുകളുള്ള ഒരാളുമാകാം.`,
  ],
  [
    /^(\d+) votes? for the entry from one network address, half an hour apart at most\. It may be a household, or one person with several mailboxes\.$/,
    (n) =>
      `ഒരേ ഐപി വിലാസത്തിൽനിന്ന് അര മണിക്കൂറിനുള്ളിൽ ഈ എൻട്രിക്ക് ${n} വോട്ട്. ഒരു വീട്ടുകാരാകാം, പല മെയിൽബോക്സുകളുള്ള ഒരാളുമാകാം.`,
  ],
];
