import { describeFiles } from '../described-files.js';
import type { ResultFiles } from '../result-files.js';

/** Explains the files of a version to who has downloaded them, in English and Malayalam. */
export function readmeOf(files: ResultFiles): string {
  const { contest } = describeFiles(files);
  const titleMalayalam = contest.titleMalayalam ?? contest.title;
  return `# ${contest.title}: the result, version ${contest.version}

With these files, anybody can compute the result again. They have no names: an entry has a number, which the page of the
result shows beside the name. A judge has a letter.

Run this with Node 20 or later, in the folder of these files:

    node verify.mjs .

It prints the places and the points, and PASS, or FAIL with the first difference. It also prints the SHA-256 of
SHA256SUMS. Compare it with the one in the email to the entrants: if they are the same, you have the same files as
everybody. The program is one file of over a thousand lines. Its head lists its parts. You can read it before you run
it.

| file | contents |
| ---- | -------- |
| rules.md | the rules of the contest; contest.json has their hash |
| contest.json | how the result is computed: method, weights; what was waived, and why; how many judges joined the final late; from when on the record says why we take out an entry; which throwaway mail domains the artist's list had while votes were open, and how many mailboxes of each we refused, each once a day; how many entries declared that artificial intelligence made nothing (no), the backing track or the voice, or declared nothing |
| entries.json | the entries: number, id, time, finalist or not |
| marks.csv | the marks of the judges in the final, in half points from 0 to 20 |
| votes.json | the votes that count for each entry, the void ones by class, those that were taken back |
| roll.txt | a line for each vote: the hash of its receipt, and how it counts |
| result.json | places and points, in thousandths of a point |
| audit.jsonl | what was done in the contest; each line has the hash of all before it |
| heads.txt | the last hash of each day, which emails of these days had |
| verify.mjs | the program |
| SHA256SUMS | the hash of each file |

The page of the result also has audit-after.jsonl: what was done after the certification. It goes on, so it is not in
the ZIP. Put it beside these files, and the program checks that it continues audit.jsonl.

To check your vote, compute the hash of the nonce in contest.json and the code of your receipt as \`leafOf\` in
verify.mjs does it, and find it in roll.txt. The page of the result does it for you.

What these files do not prove:

- that a vote counts for the entry that its voter chose; such a proof could be sold
- that each vote is of another person, or that none was added
- that decisions about suspicious votes were right, or that marks are honest; a judge can compare hers with marks.csv, and
  the jury room tells her the letter and the numbers
- that the right entries became finalists, where there was a first round: its marks are not in the files
- that method and weights in contest.json are those of rules.md; you can read both
- that a vote for an entry that left was for that entry; only their number is published
- that a vote that was set aside and then taken back was not counted in place of another one
- when an entry was sent, which decides the last tie; the titles of the contest and the song; the words of reasons; how
  many visitors asked to vote; how many mailboxes of a throwaway domain we refused; what entries declared about artificial
  intelligence
- that acts tell the truth. They show that nobody rewrote them after the day whose hash you have

# ${titleMalayalam}: ഫലം, പതിപ്പ് ${contest.version}

ഈ ഫയലുകൾ ഉപയോഗിച്ച് ആർക്കും ഫലം വീണ്ടും കണക്കാക്കാം. ഇവയിൽ പേരുകളില്ല: ഓരോ എൻട്രിക്കും ഒരു നമ്പറുണ്ട്; ഫലത്തിന്റെ പേജ് അത് പേരിനൊപ്പം
കാണിക്കുന്നു. ഓരോ വിധികർത്താവിനും ഒരു അക്ഷരമുണ്ട്.

Node 20 അല്ലെങ്കിൽ അതിനു ശേഷമുള്ള പതിപ്പ് ഉപയോഗിച്ച്, ഈ ഫയലുകളുള്ള ഫോൾഡറിൽ ഇത് പ്രവർത്തിപ്പിക്കുക:

    node verify.mjs .

അത് സ്ഥാനങ്ങളും പോയിന്റുകളും കാണിക്കും; അവസാനം PASS എന്നോ, ആദ്യത്തെ വ്യത്യാസത്തോടെ FAIL എന്നോ കാണിക്കും. SHA256SUMS എന്ന ഫയലിന്റെ
SHA-256-ഉം കാണിക്കും. മത്സരാർഥികൾക്കുള്ള ഇമെയിലിലേതുമായി അത് ഒത്തുനോക്കുക: രണ്ടും ഒന്നാണെങ്കിൽ, എല്ലാവർക്കുമുള്ള അതേ ഫയലുകളാണ് നിങ്ങളുടെ
പക്കലുള്ളത്. പ്രോഗ്രാം ആയിരത്തിലധികം വരികളുള്ള ഒരു ഫയലാണ്; അതിലെ ഭാഗങ്ങൾ തുടക്കത്തിൽ പറയുന്നുണ്ട്. പ്രവർത്തിപ്പിക്കുന്നതിനു മുമ്പ് അതു വായിക്കാം.

| ഫയൽ | ഉള്ളടക്കം |
| --- | --------- |
| rules.md | മത്സരത്തിന്റെ നിയമങ്ങൾ; അവയുടെ ഹാഷ് contest.json-ലുണ്ട് |
| contest.json | ഫലം കണക്കാക്കുന്ന രീതിയും ശതമാനങ്ങളും; എന്തെല്ലാം ഒഴിവാക്കി, എന്തുകൊണ്ട് എന്നതും; ഫൈനൽ തുടങ്ങിയ ശേഷം എത്ര വിധികർത്താക്കൾ ചേർന്നു എന്നതും; അംഗീകരിച്ച എൻട്രി മാറ്റുന്നതിന്റെ കാരണം എന്നുമുതൽ രേഖയിലുണ്ട് എന്നതും; താൽക്കാലിക മെയിൽബോക്സുകൾ നൽകുന്നവയായി പട്ടികയിൽ ചേർത്ത സേവനങ്ങളും അവയിലെ എത്ര മെയിൽബോക്സുകൾ നിരസിച്ചു എന്നതും (ഓരോന്നും ദിവസത്തിൽ ഒരു തവണ); നിർമിത ബുദ്ധി (AI) ഒന്നും ഉണ്ടാക്കിയിട്ടില്ല (no), ബാക്കിങ് ട്രാക്ക് ഉണ്ടാക്കി (backing), ശബ്ദം ഉണ്ടാക്കി (voice) എന്നൊക്കെ അറിയിച്ച എൻട്രികളുടെയും ഒന്നും അറിയിക്കാത്തവയുടെയും (undeclared) എണ്ണവും |
| entries.json | എൻട്രികൾ: നമ്പർ, ഐഡി, സമയം, ഫൈനലിൽ ഉണ്ടോ എന്നത് |
| marks.csv | ഫൈനലിൽ വിധികർത്താക്കൾ നൽകിയ മാർക്കുകൾ, 0 മുതൽ 20 വരെ അര പോയിന്റുകളായി |
| votes.json | ഓരോ എൻട്രിക്കും കിട്ടിയ സാധുവായ വോട്ടുകൾ, അസാധുവായവ, വോട്ടു ചെയ്തവർ പിൻവലിച്ചവ |
| roll.txt | ഓരോ വോട്ടിനും ഒരു വരി: രസീതിന്റെ ഹാഷും വോട്ട് സാധുവാണോ എന്നതും |
| result.json | സ്ഥാനങ്ങളും പോയിന്റുകളും, പോയിന്റിന്റെ ആയിരത്തിലൊന്നായി |
| audit.jsonl | മത്സരത്തിൽ ചെയ്തതിന്റെ രേഖ; ഓരോ വരിയിലും അതിനു മുമ്പുള്ള എല്ലാത്തിന്റെയും ഹാഷുണ്ട് |
| heads.txt | ഓരോ ദിവസത്തെയും അവസാനത്തെ ഹാഷ്; ആ ദിവസങ്ങളിലെ ഇമെയിലുകളിലും ഉണ്ടായിരുന്നു |
| verify.mjs | പ്രോഗ്രാം |
| SHA256SUMS | ഓരോ ഫയലിന്റെയും ഹാഷ് |

ഫലത്തിന്റെ പേജിൽ audit-after.jsonl എന്ന ഫയലുമുണ്ട്: സ്ഥിരീകരിച്ച ശേഷം ചെയ്തതിന്റെ രേഖ. അത് വളർന്നുകൊണ്ടിരിക്കുന്നതിനാൽ ZIP-ലില്ല. ഈ
ഫയലുകൾക്കൊപ്പം വച്ചാൽ, അത് audit.jsonl-ന്റെ തുടർച്ചയാണോ എന്ന് പ്രോഗ്രാം ഒത്തുനോക്കും.

നിങ്ങളുടെ വോട്ട് പരിശോധിക്കാൻ, verify.mjs-ലെ \`leafOf\` ചെയ്യുന്നതുപോലെ contest.json-ലെ nonce-ഉം രസീതിന്റെ കോഡും ചേർത്ത് ഹാഷ് കണക്കാക്കി,
അത് roll.txt-ൽ കണ്ടെത്തുക. ഫലത്തിന്റെ പേജ് ഇത് നിങ്ങൾക്കായി ചെയ്യും.

ഈ ഫയലുകൾ തെളിയിക്കാത്തത്:

- വോട്ടു ചെയ്തയാൾ തിരഞ്ഞെടുത്ത എൻട്രിക്കു തന്നെയാണ് വോട്ട് കണക്കിലെടുത്തത് എന്നത്; അതിനു തെളിവുണ്ടായാൽ വോട്ട് വിൽക്കാനാകും
- ഓരോ വോട്ടും ഓരോ ആളുടേതാണെന്നത്; വോട്ട് ചേർത്തിട്ടില്ലെന്നത്
- സംശയമുള്ള വോട്ടുകളെക്കുറിച്ചുള്ള തീരുമാനങ്ങൾ ശരിയായിരുന്നു എന്നത്; മാർക്കുകൾ സത്യസന്ധമാണെന്നത്. വിധികർത്താവിന് സ്വന്തം മാർക്കുകൾ marks.csv-ൽ നോക്കാം;
  അക്ഷരവും നമ്പറുകളും ജൂറി പേജിലുണ്ട്
- ഒന്നാം റൗണ്ട് ഉണ്ടായിരുന്നെങ്കിൽ, അർഹതയുള്ള എൻട്രികൾ തന്നെയാണ് ഫൈനലിൽ എത്തിയതെന്നത്: ആ റൗണ്ടിലെ മാർക്കുകൾ ഫയലുകളിലില്ല
- contest.json-ലെ രീതിയും ശതമാനങ്ങളും rules.md-ൽ എഴുതിയവ തന്നെയാണെന്നത്; രണ്ടും നിങ്ങൾക്ക് വായിക്കാം
- മത്സരം വിട്ട എൻട്രിയുടേതെന്ന് പറയുന്ന വോട്ട് അതിനുള്ളതു തന്നെയായിരുന്നു എന്നത്; എണ്ണം മാത്രമാണ് പ്രസിദ്ധീകരിക്കുന്നത്
- തടഞ്ഞുവച്ച ശേഷം പിൻവലിച്ച വോട്ട് മറ്റൊന്നിനു പകരം കണക്കിലെടുത്തിട്ടില്ലെന്നത്
- എൻട്രി അയച്ച സമയം (ഒപ്പമെത്തുന്നവരുടെ ക്രമം അവസാനം തീരുമാനിക്കുന്നത് അതാണ്); മത്സരത്തിന്റെയും പാട്ടിന്റെയും പേര്; കാരണങ്ങൾ എഴുതിയ വാക്കുകൾ;
  വോട്ടു ചെയ്യാനെത്തിയവരുടെ എണ്ണം; താൽക്കാലിക മെയിൽബോക്സുകളിൽ നിരസിച്ചവയുടെ എണ്ണം;
  നിർമിത ബുദ്ധിയെക്കുറിച്ച് മത്സരാർഥികൾ അറിയിച്ചത്
- രേഖയിൽ എഴുതിയത് സത്യമാണെന്നത്. നിങ്ങളുടെ പക്കൽ ഒരു ദിവസത്തെ ഹാഷുണ്ടെങ്കിൽ, അതിനു ശേഷം ആരും അതുവരെയുള്ള രേഖ മാറ്റിയെഴുതിയിട്ടില്ലെന്ന് കാണാം
`;
}
