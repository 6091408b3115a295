import { formatDateTime } from '../../lib/format';
import type { auditSentences as english, Sentence } from './sentences';

/** In Malayalam, the name of a subject comes before its kind: “Rain” എന്ന പാട്ട്. */
const of =
  (kind: string) =>
  (verb: string): Sentence =>
  (name) =>
    name === null ? `ഒരു ${kind} ${verb}` : `‘${name}’ എന്ന ${kind} ${verb}`;

const contest = of('മത്സരം');
const ofContest = of('മത്സരത്തിന്റെ');
const draft = of('ഡ്രാഫ്റ്റ്');
const entry = of('എൻട്രി');
const ofEntry = of('എൻട്രിയുടെ');
const song = of('പാട്ട്');
const ofSong = of('പാട്ടിന്റെ');
const judge = of('വിധികർത്താവിനെ');
const toJudge = of('വിധികർത്താവിന്');
const moderator = of('മോഡറേറ്ററെ');
const ofModerator = of('മോഡറേറ്ററുടെ');
const token = of('ടോക്കൺ');
const rules =
  (verb: string): Sentence =>
  (name) =>
    name === null ? `മത്സരനിയമങ്ങളുടെ ${verb}` : `‘${name}’ എന്ന മത്സരത്തിന്റെ നിയമങ്ങളുടെ ${verb}`;
const emailTexts =
  (verb: string): Sentence =>
  (template, _, email) =>
    template === null ? `ഒരു ഇമെയിലിലെ എഴുത്ത് ${verb}` : `‘${email ?? template}’ എന്ന ഇമെയിലിലെ എഴുത്ത് ${verb}`;
const result =
  (verb: string): Sentence =>
  (_, { version }) =>
    version === 1 ? `ഫലം ${verb}` : `ഫലത്തിന്റെ പതിപ്പ് ${Number(version)} ${verb}`;
const domain =
  (verb: string): Sentence =>
  (_, { domain: name }) =>
    name === undefined ? `ഒരു താൽക്കാലിക ഡൊമെയ്ൻ ${verb}` : `താൽക്കാലിക ഡൊമെയ്ൻ ${String(name)} ${verb}`;

const ROUNDS: Partial<Record<string, string>> = { 1: 'ഒന്നാം റൗണ്ട്', 2: 'ഫൈനൽ' };

/** Of the fields that no form names, and of what an act says besides. */
const FIELDS: Partial<Record<string, string>> = {
  aboutHeading: 'പരിചയത്തിന്റെ തലക്കെട്ട്',
  aboutIntro: 'പരിചയത്തിന്റെ തുടക്കം',
  account: 'അക്കൗണ്ടിനെക്കുറിച്ച്',
  action: 'ബട്ടണിലെ എഴുത്ത്',
  added: 'ചേർത്തത്',
  after: 'ചേർത്തതിനു മുകളിലെ വരി',
  again: 'അവസാന ഖണ്ഡിക',
  answerId: 'മറുപടിയുടെ ID',
  approved: 'അംഗീകരിച്ചത്',
  artist: 'ആർട്ടിസ്റ്റ്',
  ask: 'ചോദ്യങ്ങൾക്ക്',
  audioHash: 'ഓഡിയോ ഫയലിന്റെ ഹാഷ്',
  bannerFrom: 'അറിയിപ്പ് തുടങ്ങുന്നത്',
  bannerLink: 'അറിയിപ്പിലെ ലിങ്ക്',
  bannerText: 'അറിയിപ്പ്',
  bannerUntil: 'അറിയിപ്പ് അവസാനിക്കുന്നത്',
  before: 'ഒഴിവാക്കിയതിനു മുകളിലെ വരി',
  blocker: 'തടസ്സം',
  bounceId: 'മടങ്ങിവന്നതിന്റെ ID',
  bucket: 'ബക്കറ്റ്',
  certificate: 'സർട്ടിഫിക്കറ്റിനെക്കുറിച്ച്',
  chosen: 'തിരഞ്ഞെടുത്തത്',
  closesAt: 'അവസാനിക്കുന്നത്',
  code: 'കോഡിനു മുകളിലെ വരി',
  conflicts: 'താൽപര്യവൈരുധ്യങ്ങൾ',
  contactLead: 'ആദ്യ വരികൾ',
  dates: 'തീയതികൾ',
  days: 'ദിവസങ്ങൾ',
  description: 'വരികൾ',
  digestHour: 'ദിവസവുമുള്ള ഇമെയിലിന്റെ മണിക്കൂർ',
  disapprove: 'വീണ്ടും പരിശോധനയിലാക്കാനുള്ള കാരണങ്ങൾ',
  domain: 'ഡൊമെയ്ൻ',
  domains: 'ഡൊമെയ്‌നുകൾ',
  downloadCount: 'ഡൗൺലോഡുകൾ',
  downvotes: 'ഡിസ്‌ലൈക്കുകൾ',
  emailId: 'ഇമെയിലിന്റെ ID',
  engagement: 'പ്രേക്ഷക പ്രതികരണം',
  entries: 'എൻട്രികൾ',
  entry: 'ലിങ്ക് ചോദിച്ച എൻട്രി',
  entryId: 'എൻട്രിയുടെ ID',
  entryIds: 'എൻട്രികളുടെ ID-കൾ',
  files: 'ഫയലുകൾ',
  footerLine: 'ഓരോ പേജിലെയും അവസാന വരി',
  format: 'രേഖയുടെ രൂപം',
  from: 'മുമ്പ്',
  greeting: 'അഭിവാദ്യം',
  how: 'കോഡ് ഉപയോഗിക്കുന്ന വിധം',
  isRenditionLocked: 'ആലാപനത്തിന്റെ മാർക്ക് ഉറപ്പിച്ചു',
  journey: 'സംഗീതയാത്ര',
  judgeId: 'വിധികർത്താവിന്റെ ID',
  judges: 'വിധികർത്താക്കൾ',
  kind: 'ഇനം',
  left: 'മത്സരം വിട്ടത്',
  lifetime: 'ലിങ്കിന്റെ കാലാവധി',
  lost: 'നഷ്ടപ്പെട്ടത്',
  madeAt: 'ബാക്കപ്പ് എടുത്തത്',
  mend: 'വീഡിയോ ശരിയാക്കുന്ന വിധം',
  messageId: 'സന്ദേശത്തിന്റെ ID',
  milestones: 'നാഴികക്കല്ലുകൾ',
  mode: 'എപ്പോൾ',
  myEntry: 'എൻട്രിയിലേക്കുള്ള ബട്ടണിലെ എഴുത്ത്',
  name: 'പേര്',
  noteId: 'കുറിപ്പിന്റെ ID',
  notYou: 'ആവശ്യപ്പെടാത്ത ആൾക്ക്',
  number: 'നമ്പർ',
  passedOver: 'ഫൈനലിൽ ഇല്ലാത്തത്',
  photo: 'ഫോട്ടോ',
  place: 'ഇടം',
  playCount: 'കേട്ടത്',
  portrait: 'ആർട്ടിസ്റ്റിന്റെ ഫോട്ടോ',
  portraitAlt: 'ഫോട്ടോയിൽ എന്താണ്',
  preview: 'വിഷയത്തിന് അരികിലെ വരി',
  publishedAt: 'പ്രസിദ്ധീകരിച്ചത്',
  quarantined: 'തടഞ്ഞുവച്ചത്',
  reason: 'കാരണം',
  reasonId: 'കാരണത്തിന്റെ ID',
  reject: 'നിരസിക്കാനുള്ള കാരണങ്ങൾ',
  released: 'സാധുവാക്കിയത്',
  releaseDate: 'റിലീസ് തീയതി',
  remains: 'ബാക്കിയാകുന്നത്',
  rendition: 'ആലാപനം',
  revisionId: 'മാറ്റത്തിന്റെ ID',
  rules: 'നിയമങ്ങൾ',
  rulesVersion: 'പരിശോധനാനിയമങ്ങളുടെ പതിപ്പ്',
  scopes: 'അനുമതികൾ',
  seed: 'നറുക്കിന്റെ വിത്ത്',
  sha256: 'SHA-256',
  share: 'എൻട്രിയുടെ പേജുള്ള വരി',
  slug: 'വിലാസത്തിലെ പേര്',
  songs: 'പാട്ടുകൾ',
  songTitle: 'പാട്ടിന്റെ പേര്',
  sourceId: 'പകർത്തിയ മത്സരത്തിന്റെ ID',
  state: 'നില',
  story: 'പാട്ടിനെക്കുറിച്ച്',
  subject: 'വിഷയവും തലക്കെട്ടും',
  tagline: 'സൈറ്റിനെക്കുറിച്ച് ഒരു വരി',
  tax: 'നികുതിയും പണം നൽകലും',
  text: 'എഴുത്ത്',
  then: 'അതിനു ശേഷം എന്ത്',
  title: 'പേര്',
  to: 'ഇപ്പോൾ',
  undo: 'പിൻവലിക്കുന്ന വിധം',
  upvotes: 'ലൈക്കുകൾ',
  values: 'മൂല്യങ്ങൾ',
  verify: 'ഫലം ഒത്തുനോക്കുന്ന വിധം',
  version: 'പതിപ്പ്',
  video: 'വീഡിയോയുള്ള വരി',
  voters: 'വോട്ടു ചെയ്തവർ',
  votes: 'വോട്ടുകൾ',
  why: 'കാരണം',
  youtubeUrl: 'യൂട്യൂബ് ലിങ്ക്',
  youWrote: 'സന്ദേശത്തിനു മുകളിലെ വരി',
};

const MALAYALAM = 'Malayalam';

/** A field that this release does not know keeps its name. */
function fieldName(name: string): string {
  if (!name.endsWith(MALAYALAM)) return FIELDS[name] ?? name;
  const known = FIELDS[name.slice(0, -MALAYALAM.length)];
  return known ? `${known} (മലയാളം)` : name;
}

export const auditSentences: typeof english = {
  say: {
    none: 'ഇതുവരെ ഒന്നും രേഖപ്പെടുത്തിയിട്ടില്ല.',
    acts: (count) => `${count} പ്രവൃത്തി രേഖപ്പെടുത്തിയിട്ടുണ്ട്.`,
    lines: (count) => `${count} വരി രേഖപ്പെടുത്തിയിട്ടുണ്ട്.`,
    chosen: (count) => `തിരഞ്ഞെടുത്തതിനു ചേരുന്നത് ${count} വരി.`,
  },
  acts: {
    'contest.create': draft('ഉണ്ടാക്കി'),
    'contest.edit': ofContest('വിവരങ്ങൾ മാറ്റി'),
    'contest.extend': ofContest('തീയതികൾ മാറ്റി'),
    'contest.publish': contest('പ്രസിദ്ധീകരിച്ചു'),
    'contest.takeStock': ofContest('അപ്പോഴത്തെ നില രേഖപ്പെടുത്തി'),
    'contest.closeVotes': ofContest('വോട്ടിങ് അവസാനിപ്പിച്ചു'),
    'contest.certify': ofContest('ഫലം സ്ഥിരീകരിച്ചു'),
    'contest.replaceSamplePhoto': ofContest('ഫോട്ടോയുടെ മാതൃക മാറ്റി പുതിയതു ചേർത്തു'),
    'contest.removeSamplePhoto': ofContest('ഫോട്ടോയുടെ മാതൃക ഒഴിവാക്കി'),
    'contest.copy': (name) =>
      name === null ? 'ഒരു മത്സരം പുതിയ ഡ്രാഫ്റ്റിലേക്കു പകർത്തി' : `ഒരു മത്സരം ‘${name}’ എന്ന ഡ്രാഫ്റ്റിലേക്കു പകർത്തി`,
    'contest.delete': draft('നീക്കി'),
    'contest.remove': contest('നീക്കി'),
    'rules.save': rules('ഡ്രാഫ്റ്റ് മാറ്റി'),
    'rules.discard': rules('ഡ്രാഫ്റ്റ് നീക്കി'),
    'rules.publish': (name, data) => rules(`പതിപ്പ് ${Number(data.number)} പ്രസിദ്ധീകരിച്ചു`)(name, data),
    'entry.approve': entry('അംഗീകരിച്ചു'),
    'entry.reject': entry('നിരസിച്ചു'),
    'entry.disapprove': entry('വീണ്ടും പരിശോധനയിലാക്കി'),
    'entry.approveRevision': ofEntry('മാറ്റം അംഗീകരിച്ചു'),
    'entry.rejectRevision': ofEntry('മാറ്റം നിരസിച്ചു'),
    'entry.withdraw': entry('മത്സരാർഥി പിൻവലിച്ചു'),
    'entry.restore': entry('മത്സരാർഥി തിരികെ കൊണ്ടുവന്നു'),
    'entry.delete': entry('നീക്കി'),
    'entry.erase': entry('മായ്ച്ചു'),
    'entry.undoDelete': (name) =>
      name === null ? 'നീക്കിയ ഒരു എൻട്രി തിരികെ കൊണ്ടുവന്നു' : `നീക്കിയ എൻട്രി തിരികെ കൊണ്ടുവന്നു: ‘${name}’`,
    'entry.addNote': (name) =>
      `${name === null ? 'ഒരു എൻട്രിയെക്കുറിച്ച്' : `‘${name}’ എന്ന എൻട്രിയെക്കുറിച്ച്`} കുറിപ്പെഴുതി`,
    'entry.deleteNote': (name) =>
      `${name === null ? 'ഒരു എൻട്രിയെക്കുറിച്ചുള്ള' : `‘${name}’ എന്ന എൻട്രിയെക്കുറിച്ചുള്ള`} കുറിപ്പ് നീക്കി`,
    'entry.answer': ofEntry('മത്സരാർഥിക്ക് എഴുതി'),
    'entry.settleMessages': (name) =>
      `${name === null ? 'ഒരു എൻട്രിയെക്കുറിച്ചുള്ള' : `‘${name}’ എന്ന എൻട്രിയെക്കുറിച്ചുള്ള`} സന്ദേശങ്ങൾക്ക് മറുപടി വേണ്ടെന്നുവച്ചു`,
    'entry.askProof': ofEntry('വീഡിയോ മത്സരാർഥിയുടേതാണെന്നതിന് തെളിവ് ചോദിച്ചു'),
    'entry.cancelProof': ofEntry('വീഡിയോ മത്സരാർഥിയുടേതാണെന്നതിന് ഇനി തെളിവ് ചോദിക്കുന്നില്ല'),
    'entry.recordProof': ofEntry('വീഡിയോ മത്സരാർഥിയുടേതാണെന്നതിന്റെ തെളിവ് രേഖപ്പെടുത്തി'),
    'entry.findProof': ofEntry('വീഡിയോ മത്സരാർഥിയുടേതാണെന്നതിന്റെ തെളിവ് കണ്ടെത്തി'),
    'entry.makeLink': ofEntry('പുതിയ ലിങ്ക് ഉണ്ടാക്കി'),
    'entry.export': () => 'എൻട്രികൾ എക്സ്പോർട്ട് ചെയ്തു',
    'entry.refreshViews': () => 'വ്യൂസ് നേരിട്ട് പുതുക്കി',
    'vote.cast': () => 'സന്ദർശകരിൽ ഒരാൾ വോട്ടു ചെയ്തു, അല്ലെങ്കിൽ വോട്ട് മാറ്റി',
    'vote.withdraw': () => 'സന്ദർശകരിൽ ഒരാൾ വോട്ട് പിൻവലിച്ചു',
    'votes.score': () => 'വോട്ടുകൾ വീണ്ടും പരിശോധിച്ച് സംശയം വിലയിരുത്തി',
    'votes.view': () => 'സംശയമുള്ള വോട്ടുകൾ നോക്കി',
    'votes.quarantine': () => 'വോട്ടുകൾ തടഞ്ഞുവച്ചു',
    'votes.release': () => 'തടഞ്ഞുവച്ച വോട്ടുകൾ സാധുവാക്കി',
    'votes.undo': () => 'വോട്ടുകളെക്കുറിച്ചുള്ള ഒരു തീരുമാനം പഴയപടിയാക്കി',
    'votes.openTallies': () => 'വോട്ടുകളുടെ എണ്ണം തുറന്നു',
    'votes.listDomains': (_, { domains }) =>
      `വോട്ടിങ് തുടങ്ങിയപ്പോഴത്തെ താൽക്കാലിക ഡൊമെയ്‌നുകൾ രേഖപ്പെടുത്തി: ${(domains as string[]).length}`,
    'votes.addDisposableDomain': domain('ചേർത്തു'),
    'votes.removeDisposableDomain': domain('ഒഴിവാക്കി'),
    'votes.informVoters': (_, { voters }) => `മത്സരം വിട്ട എൻട്രിക്കു വോട്ടു ചെയ്തവർക്ക് എഴുതി: ${Number(voters)}`,
    'judge.invite': judge('ക്ഷണിച്ചു'),
    'judge.sendLink': toJudge('പുതിയ ലിങ്ക് അയച്ചു'),
    'judge.revoke': judge('ഒഴിവാക്കി'),
    'judge.delete': judge('നീക്കി'),
    'judge.accept': of('വിധികർത്താവ്')('ക്ഷണം സ്വീകരിച്ചു'),
    'round.open': (_, { number }) => `ജൂറി: ${ROUNDS[String(number)] ?? 'ഒരു റൗണ്ട്'} തുടങ്ങി`,
    'round.extend': () => 'ജൂറി: ഒരു റൗണ്ടിന്റെ സമയം നീട്ടി',
    'round.reassign': () => 'എൻട്രികൾ മറ്റു വിധികർത്താക്കൾക്കു നൽകി',
    'round.passOver': () => 'ഒരു എൻട്രി തിരിച്ചുവന്നു; ഒന്നാം റൗണ്ടിലെ സ്ഥാനമനുസരിച്ച് അത് ഫൈനലിലില്ല',
    'mark.lock': () => 'ഒരു വിധികർത്താവ് ആലാപനത്തിന്റെ മാർക്ക് ഉറപ്പിച്ചു',
    'mark.submit': () => 'ഒരു വിധികർത്താവ് ഒരു എൻട്രിയുടെ മാർക്കുകൾ സമർപ്പിച്ചു',
    'mark.change': () => 'ഒരു വിധികർത്താവ് സമർപ്പിച്ച മാർക്കുകൾ മാറ്റി',
    'mark.abstain': () => 'ഒരു എൻട്രിക്ക് മാർക്കിടുന്നില്ലെന്ന് ഒരു വിധികർത്താവ് അറിയിച്ചു',
    'mark.recuse': () => 'താൽപര്യവൈരുധ്യമുണ്ടെന്ന് ഒരു വിധികർത്താവ് അറിയിച്ചു',
    'mark.resume': () => 'മാർക്കിടാതിരുന്ന എൻട്രിക്ക് മാർക്കിടാൻ ഒരു വിധികർത്താവ് തീരുമാനിച്ചു',
    'result.waive': (_, { blocker }) =>
      `ഫലം നിർദേശിക്കാൻ തടസ്സമായിരുന്നത് കാരണം പറഞ്ഞ് ഒഴിവാക്കി: ${String(blocker)}`,
    'result.endWaiver': (_, { blocker }) => `പരിഹരിച്ചതിനാൽ ഇനി ഒഴിവാക്കേണ്ടതില്ല: ${String(blocker)}`,
    'result.propose': result('നിർദേശിച്ചു'),
    'result.drop': result('വേണ്ടെന്നുവച്ചു'),
    'result.certify': result('സ്ഥിരീകരിച്ചു'),
    'result.announce': result('പ്രഖ്യാപിച്ചു'),
    'result.finish': () => 'ഫലം അന്തിമമാക്കി',
    'prize.offer': () => 'സമ്മാനം സ്വീകരിക്കുന്നോ എന്ന് ചോദിച്ചു',
    'prize.accept': () => 'ഒരു മത്സരാർഥി സമ്മാനം സ്വീകരിച്ചു',
    'prize.decline': () => 'ഒരു മത്സരാർഥി സമ്മാനം വേണ്ടെന്നുവച്ചു',
    'prize.lapse': () => 'സമ്മാനം സ്വീകരിക്കാനുള്ള ഒരു അവസരം അവസാനിച്ചു',
    'prize.suspend': () => 'സമ്മാനം സ്വീകരിക്കാനുള്ള ഒരു അവസരം നിർത്തിവച്ചു',
    'prize.resume': () => 'സമ്മാനം സ്വീകരിക്കാനുള്ള ഒരു അവസരം തുടർന്നു',
    'song.upload': song('അപ്‌ലോഡ് ചെയ്തു'),
    'song.edit': ofSong('വിവരങ്ങൾ മാറ്റി'),
    'song.replaceAudio': ofSong('ഓഡിയോ മാറ്റി പുതിയതു ചേർത്തു'),
    'song.replaceCover': ofSong('കവർ മാറ്റി പുതിയതു ചേർത്തു'),
    'song.removeCover': ofSong('കവർ നീക്കി'),
    'song.chooseGround': ofSong('നിറങ്ങൾ തിരഞ്ഞെടുത്തു'),
    'song.publish': song('പ്രസിദ്ധീകരിച്ചു'),
    'song.hide': song('മറച്ചു'),
    'song.resetStatistics': ofSong('കണക്കുകൾ പൂജ്യമാക്കി'),
    'song.delete': song('നീക്കി'),
    'texts.save': () => 'സൈറ്റിലെ എഴുത്തിന്റെ ഡ്രാഫ്റ്റ് സേവ് ചെയ്തു',
    'texts.publish': () => 'സൈറ്റിലെ എഴുത്ത് പ്രസിദ്ധീകരിച്ചു',
    'texts.discard': () => 'സൈറ്റിലെ എഴുത്തിന്റെ ഡ്രാഫ്റ്റ് നീക്കി',
    'message.answer': (name) =>
      name === null ? 'ഒരു സന്ദേശത്തിന് മറുപടി അയച്ചു' : `സന്ദേശത്തിന് മറുപടി അയച്ചു: ‘${name}’`,
    'email.retry': (name) => (name === null ? 'ഒരു ഇമെയിൽ വീണ്ടും അയച്ചു' : `ഇമെയിൽ വീണ്ടും അയച്ചു: ‘${name}’`),
    'email.retryAddress': () => 'ഇമെയിലുകൾ മടങ്ങിവന്ന ഒരു വിലാസത്തിലേക്ക് വീണ്ടും അയയ്ക്കാൻ അനുവദിച്ചു',
    'email.test': (template, _, email) =>
      template === null || template === 'test-email'
        ? 'ഒരു പരീക്ഷണ ഇമെയിൽ അയച്ചു'
        : `‘${email ?? template}’ എന്ന ഇമെയിൽ പരീക്ഷണമായി അയച്ചു`,
    'emailtext.save': emailTexts('മാറ്റി'),
    'emailtext.reset': emailTexts('പതിവുള്ളതാക്കി'),
    'moderator.invite': moderator('ക്ഷണിച്ചു'),
    'moderator.resend': moderator('വീണ്ടും ക്ഷണിച്ചു'),
    'moderator.accept': (name) =>
      name === null ? 'മോഡറേറ്ററാകാനുള്ള ഒരു ക്ഷണം സ്വീകരിച്ചു' : `മോഡറേറ്ററാകാനുള്ള ക്ഷണം സ്വീകരിച്ചു: ‘${name}’`,
    'moderator.revoke': ofModerator('അധികാരങ്ങൾ പിൻവലിച്ചു'),
    'token.make': token('ഉണ്ടാക്കി'),
    'token.revoke': token('പിൻവലിച്ചു'),
    'site.publish': () => 'സൈറ്റ് എല്ലാവർക്കുമായി തുറന്നു',
    'site.hide': () => 'സൈറ്റ് പിൻവലിച്ചു',
    'site.makeLookLink': () => 'എല്ലാവർക്കുമായി തുറക്കുന്നതിനു മുമ്പ് സൈറ്റ് കാണാനുള്ള ലിങ്ക് ഉണ്ടാക്കി',
    'site.endLookLink': () => 'സൈറ്റ് കാണാനുള്ള ലിങ്ക് അവസാനിപ്പിച്ചു',
    'example.add': (_, { songs, entries }) =>
      `ഉദാഹരണം ചേർത്തു: ${String(songs)} പാട്ടും ${String(entries)} എൻട്രിയുള്ള ഒരു മത്സരവും`,
    'example.remove': (_, { songs, entries }) =>
      `ഉദാഹരണം നീക്കി: ${String(songs)} പാട്ടും ${String(entries)} എൻട്രിയുള്ള ഒരു മത്സരവും`,
    'settings.mail': () => 'മെയിൽ സെർവർ മാറ്റി',
    'settings.backups': (_, { place, bucket }) =>
      place !== 'bucket'
        ? 'ബാക്കപ്പുകൾ സെർവറിലെ ഫോൾഡറിലേക്കാക്കി'
        : typeof bucket === 'string'
          ? `ബാക്കപ്പുകൾ ഈ ബക്കറ്റിലേക്കാക്കി: ${bucket}`
          : 'ബാക്കപ്പുകൾ ഒരു ബക്കറ്റിലേക്കാക്കി',
    'settings.timeZone': () => 'സൈറ്റിന്റെ സമയമേഖല മാറ്റി',
    'settings.videoKey': () => 'യൂട്യൂബ് കീ മാറ്റി',
    'settings.notices': () => 'പുതിയ വിവരങ്ങളെക്കുറിച്ചുള്ള ഇമെയിലുകൾ മാറ്റി',
    'settings.reasons': () => 'എൻട്രികളെക്കുറിച്ചുള്ള തീരുമാനങ്ങളുടെ കാരണങ്ങൾ മാറ്റി',
    'retention.edit': (_, data) => `എത്രകാലം സൂക്ഷിക്കണമെന്നത് മാറ്റി: ‘${String(data.kind)}’`,
    'hold.set': () => 'നിയമാവശ്യത്തിനുള്ള സൂക്ഷിക്കൽ തുടങ്ങി',
    'hold.lift': () => 'നിയമാവശ്യത്തിനുള്ള സൂക്ഷിക്കൽ അവസാനിപ്പിച്ചു',
    'backup.make': () => 'ബാക്കപ്പ് എടുക്കാൻ ആവശ്യപ്പെട്ടു',
    'backup.download': () => 'ഒരു ബാക്കപ്പ് ഡൗൺലോഡ് ചെയ്തു',
    'backup.askRestore': () => 'ബാക്കപ്പ് വീണ്ടെടുക്കാൻ ആവശ്യപ്പെട്ടു',
    'backup.upload': () => 'ഒരു ബാക്കപ്പ് അപ്‌ലോഡ് ചെയ്തു',
    'backup.restore': (_, { madeAt, votes }) =>
      `ബാക്കപ്പ് വീണ്ടെടുത്തു; അത് എടുത്തത്: ${formatDateTime(String(madeAt))}${votes ? `; പിൻവലിച്ച വോട്ടുകൾ: ${String(votes)}` : ''}`,
    'audit.eraseDetails': () => 'ഒരു പ്രവൃത്തിയുടെ വിശദാംശങ്ങൾ മായ്ച്ചു',
    'audit.export': () => 'പ്രവർത്തനരേഖ എക്സ്പോർട്ട് ചെയ്തു',
  },
  list: 'കൺസോളിൽ ചെയ്തത്',
  intro:
    'കൺസോളിൽ ആര് എന്തു മാറ്റി എന്ന രേഖ. ഒരു മത്സരം തിരഞ്ഞെടുത്താലും, പാട്ടുകളെക്കുറിച്ചുള്ളവ പോലെ ഒരു മത്സരത്തിലും പെടാത്തവ പട്ടികയിലുണ്ടാകും. വോട്ടുകൾ, അവ തിരഞ്ഞെടുത്താൽ മാത്രം കാണാം. രേഖയിലുള്ളതു മാറ്റാനോ നീക്കാനോ ആകില്ല; വിശദാംശങ്ങൾ മാത്രം മായ്ക്കാം.',
  loadFailed: 'പ്രവർത്തനരേഖ ലോഡ് ചെയ്യാനായില്ല',
  empty: 'ഇതുവരെ ഒന്നും ചെയ്തിട്ടില്ല',
  emptyText: 'ഇനി മുതൽ കൺസോളിലെ എല്ലാ മാറ്റവും ഇവിടെ കാണാം.',
  noneFound: 'ഇതിനു ചേരുന്നതൊന്നുമില്ല',
  noneFoundText: 'മറ്റൊരു മത്സരമോ മറ്റൊരാളെയോ മറ്റെന്തെങ്കിലുമോ മറ്റൊരു കാലയളവോ തിരഞ്ഞെടുക്കുക.',
  act: 'ചെയ്തത്',
  actor: 'ആര്',
  at: 'എപ്പോൾ',
  contest: 'മത്സരം',
  subject: 'ID',
  from: 'മുതൽ',
  until: 'വരെ',
  kind: 'എന്ത്',
  everything: 'എല്ലാം',
  allContests: 'എല്ലാ മത്സരങ്ങളും',
  kinds: {
    contest: 'മത്സരങ്ങൾ',
    rules: 'നിയമങ്ങൾ',
    entry: 'എൻട്രികൾ',
    vote: 'സന്ദർശകരുടെ വോട്ടുകൾ',
    votes: 'വോട്ടുകളുടെ പരിശോധന',
    judge: 'വിധികർത്താക്കൾ',
    round: 'ജൂറിയുടെ റൗണ്ടുകൾ',
    mark: 'വിധികർത്താക്കളുടെ മാർക്കുകൾ',
    result: 'ഫലങ്ങൾ',
    prize: 'സമ്മാനം നൽകൽ',
    song: 'പാട്ടുകൾ',
    texts: 'സൈറ്റിലെ എഴുത്ത്',
    message: 'സന്ദേശങ്ങൾ',
    email: 'ഇമെയിലുകൾ',
    emailtext: 'ഇമെയിലുകളിലെ എഴുത്ത്',
    moderator: 'മോഡറേറ്റർമാർ',
    token: 'ടോക്കണുകൾ',
    site: 'സൈറ്റ്',
    example: 'ഉദാഹരണം',
    settings: 'ക്രമീകരണം',
    retention: 'വ്യക്തിവിവരങ്ങൾ',
    hold: 'നിയമാവശ്യത്തിനുള്ള സൂക്ഷിക്കൽ',
    backup: 'ബാക്കപ്പുകൾ',
    audit: 'പ്രവർത്തനരേഖ',
  },
  everybody: 'എല്ലാവരും',
  system: 'സിസ്റ്റം',
  deletedUser: 'അക്കൗണ്ട് നീക്കിയ ഒരാൾ',
  back: 'ചെയ്തതെല്ലാം',
  changed: 'എന്തു മാറി',
  before: 'മുമ്പ്',
  after: 'ശേഷം',
  nothing: 'ഒന്നുമില്ല',
  fieldName,
  dataName: fieldName,
  withoutFields: {
    none: 'ഇതിനെക്കുറിച്ച് കൂടുതലൊന്നും സൂക്ഷിച്ചിട്ടില്ല.',
    hidden: 'ഫൈനൽ അവസാനിക്കുന്നതുവരെ മാർക്കുകൾ കാണിക്കില്ല.',
    erased: 'എന്തു മാറി എന്ന വിവരം മായ്ച്ചു.',
  },
  erase: 'വിശദാംശങ്ങൾ മായ്ക്കുക',
  eraseTitle: 'എന്തു മാറി എന്ന വിവരം മായ്ക്കണോ?',
  eraseText:
    'മുമ്പും ശേഷവുമുള്ള മൂല്യങ്ങൾ എന്നെന്നേക്കുമായി മായ്ക്കും. ചെയ്തതിന്റെ രേഖ നിലനിൽക്കും; നിങ്ങൾ വിശദാംശങ്ങൾ മായ്ച്ചു എന്നതും രേഖപ്പെടുത്തും.',
  eraseDone: 'വിശദാംശങ്ങൾ മായ്ച്ചു',
  eraseFailed: 'വിശദാംശങ്ങൾ മായ്ക്കാനായില്ല',
  exportCsv: 'CSV എക്സ്പോർട്ട് ചെയ്യുക',
  exportFailed: 'പ്രവർത്തനരേഖ എക്സ്പോർട്ട് ചെയ്യാനായില്ല',
};
