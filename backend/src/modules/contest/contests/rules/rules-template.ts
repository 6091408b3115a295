/**
 * The first draft of the rules of a new contest, in Markdown. It has what YouTube demands of a contest: a link to the
 * Community Guidelines, disqualification of what breaks them, and the release of YouTube. It is also true on a site without a mail server, where
 * the owner writes to the winner herself.
 * https://support.google.com/youtube/answer/1620498
 */
export const RULES_TEMPLATE = {
  source: `## Introduction

The contest invites covers of one Malayalam song, “{{song}}”, published on YouTube. It is organised by the artist who runs this site (“we”, “us”). It is a contest of skill: no purchase and no payment is needed to enter or to win.

YouTube is the place where the videos are published. It neither sponsors nor administers this contest. By entering, you release YouTube from all claims that arise from it.

## Eligibility

You may enter if, on the day of your entry, all of this is true:

- You are 18 years of age or over.
- You are from Kerala, India.
- You are the person who sings in the video, and the person on the verification photo.
- You are neither a member of the jury nor of the household of one, and have not worked on the organisation of the contest.

## How to Enter

Entries open on {{opensAt}} and close on {{closesAt}}. All dates and times in these rules are those of the time zone {{timeZone}}.

- Record your own cover of the song and publish it on YouTube.
- Fill in the form on the home page: your full name, your email address, the link of the video and a verification photo.
- Wait for our answer. Every entry is reviewed before it appears. The page of your entry says what we have decided, and so does an email if this site sends emails then.

A video can be entered once. You may enter more than one video, each with a form of its own.

## Prizes

There is one prize of {{prize}} for one winner. It is paid by bank transfer, cannot be exchanged or handed on, and any taxes on it are for the winner to pay.

## Submission Requirements

- The video shows your own performance. You may change style, tempo, key and instruments; the words and the melody must stay recognisable.
- {{aiRule}}
- Backing tracks, samples and pictures in it are yours or used with permission.
- It is public on YouTube from your entry until the winner has been announced.
- It contains nothing that insults, threatens or discriminates, and nothing that is against the law.
- It follows the [Community Guidelines of YouTube](https://support.google.com/youtube/answer/9288567). Entries that do not are disqualified.
- Views, likes and votes come from people. Bought or automated ones exclude the entry.

## Verification

The verification photo shows you holding a paper that reads the title of the song, as in the sample beside the form. It may be a PNG, JPG or JPEG image of at most 5 MB. It proves that the entry is yours, and it is shown beside your entry once that is approved.

An entry whose photo does not show this is rejected. You may enter again with a better one.

## Judging

Approved entries are judged by three measures:

- Rendition: {{renditionWeight}}%
- Content engagement: {{engagementWeight}}%
- Votes: {{votesWeight}}%

Rendition is what the jury hears: voice, feeling, language and arrangement. Content engagement is what viewers do with the video on YouTube. The jury marks both, and no number of YouTube is part of the result. The decision of the jury is final.

If there are more than 20 approved entries, the jury hears them in two rounds. In the first round, three judges mark each entry, and at most 20 entries become finalists by these marks, corrected for how strict the judges are. Otherwise, all approved entries are finalists. Only finalists have a place, and all places count among the finalists, also those by votes.

In the final, every judge marks every finalist, from 0 to 10 in halves. A judge who knows an entrant or has another conflict of interest does not mark that entry. The mark of a finalist is the mean of the marks of the judges. From five marks on, the highest and the lowest do not count. Marks that a judge has given count even if the judge leaves the jury later.

{{method}}

If finalists have the same points, these decide, in this order: the better place in rendition, more votes, more judges who put the finalist first, the entry that we received earlier. If there are no votes or no marks, that measure is left out, and the others share its points.

## Voting and Winner Notification

Public voting takes place from {{votingOpensAt}} to {{votingClosesAt}}.

You may vote if you are 18 years of age or over and have an email address of your own. You have one vote, for one entry. Until voting closes, you may move it to another entry or take it back. If the entry that you voted for leaves the contest before that, you may choose another one, and you get an email if this site sends emails then.

A vote counts when you confirm it: with the link that we send to your address, or at once if you are signed in with an address that you have verified. A link works for 24 hours, but at most until an hour after voting closes. If you asked for it before voting closed, you may use it in that hour. You get a receipt, which proves that your vote is stored, and not for whom.

These votes are void:

- Votes from throwaway addresses.
- Several votes of one person, whatever addresses they come from.
- Votes by programs.
- Votes that were bought, sold or exchanged for something.

A suspicious vote is set aside, and we check it before the result. After that it counts or is void; no vote is deleted in secret. With the result we publish how many votes counted and how many were void. Before the result, nobody is shown how many votes an entry has. If we must look at it earlier to check votes, the result says so.

The winner is announced on this site on {{winnerAt}} and notified by email within 5 days. The winner must respond within 48 hours of that email; after that, the prize may go to the entry that comes next.

## Intellectual Property

The song remains ours: its words, its melody and its recordings. For this contest we allow you to perform, record and publish your cover of it on YouTube.

Your performance remains yours. By entering you allow us to show your name, your verification photo and your video on this site and in what we publish about the contest, without payment and for as long as this site exists.

## Cancellation

We may change, pause or end the contest if something that we cannot control makes it impossible to hold it fairly, such as fraud, technical failure or an order of a court. We will say so on this site. If the contest ends early, the prize may be awarded among the entries that had been approved by then.

## Liability

We are not liable for entries that are lost, late or incomplete, for failures of networks, of YouTube or of your own equipment, nor for costs that you have in order to take part. Nothing in these rules limits a liability that cannot be limited by law.

## Governing Law

These rules are governed by the laws of the place where we live, and its courts decide any dispute about them. The contest is void where it is prohibited by law.

## Contact

Questions about these rules, about your entry, or about what we keep of you are welcome through the contact page. We use your name, email address and photo for this contest alone. If this site sends emails, you can stop those that you do not need with the link in them; those about a decision, a time limit or the result still come. On the page of your entry you can have your entry and your data erased.`,

  sourceMalayalam: `## ആമുഖം

“{{song}}” എന്ന ഒരൊറ്റ മലയാളം പാട്ടിന്റെ, യൂട്യൂബിൽ പ്രസിദ്ധീകരിക്കുന്ന കവർ വേർഷനുകളാണ് ഈ മത്സരത്തിലേക്ക് ക്ഷണിക്കുന്നത്. ഈ സൈറ്റ് നടത്തുന്ന ആർട്ടിസ്റ്റാണ് (“ഞങ്ങൾ”) സംഘാടകർ. കഴിവിന്റെ മത്സരമാണിത്: പങ്കെടുക്കാനോ ജയിക്കാനോ ഒന്നും വാങ്ങേണ്ടതില്ല, പണം അടയ്ക്കേണ്ടതുമില്ല.

വീഡിയോകൾ പ്രസിദ്ധീകരിക്കുന്ന ഇടമാണ് യൂട്യൂബ്. യൂട്യൂബ് ഈ മത്സരം സ്പോൺസർ ചെയ്യുകയോ നടത്തുകയോ ചെയ്യുന്നില്ല. ഈ മത്സരവുമായി ബന്ധപ്പെട്ട് യൂട്യൂബിന് ഒരു ബാധ്യതയും ഉണ്ടാകില്ലെന്നും യൂട്യൂബിനെതിരെ ഒരു അവകാശവാദവും ഉന്നയിക്കില്ലെന്നും, പങ്കെടുക്കുന്നതോടെ നിങ്ങൾ സമ്മതിക്കുന്നു.

## യോഗ്യത

എൻട്രി സമർപ്പിക്കുന്ന ദിവസം താഴെ പറയുന്നതെല്ലാം ശരിയാണെങ്കിൽ നിങ്ങൾക്ക് പങ്കെടുക്കാം:

- നിങ്ങൾക്ക് 18 വയസ്സോ അതിൽ കൂടുതലോ ഉണ്ട്.
- നിങ്ങൾ ഇന്ത്യയിലെ കേരളത്തിൽനിന്നുള്ള ആളാണ്.
- വീഡിയോയിൽ പാടുന്നതും സ്ഥിരീകരണ ഫോട്ടോയിലുള്ളതും നിങ്ങൾ തന്നെയാണ്.
- നിങ്ങൾ വിധികർത്താക്കളിൽ ഒരാളോ അവരിൽ ആരുടെയെങ്കിലും വീട്ടിലെ അംഗമോ അല്ല; മത്സരത്തിന്റെ സംഘാടനത്തിൽ പ്രവർത്തിച്ചിട്ടുമില്ല.

## പങ്കെടുക്കേണ്ട വിധം

എൻട്രികൾ സ്വീകരിച്ചു തുടങ്ങുന്നത്: {{opensAt}}. അവസാന ദിവസം: {{closesAt}}. ഈ നിയമങ്ങളിലെ എല്ലാ തീയതികളും സമയങ്ങളും {{timeZone}} എന്ന സമയമേഖലയിലേതാണ്.

- പാട്ടിന്റെ, നിങ്ങളുടേതായ ഒരു കവർ വേർഷൻ റെക്കോർഡ് ചെയ്ത് യൂട്യൂബിൽ പ്രസിദ്ധീകരിക്കുക.
- ഹോം പേജിലെ ഫോം പൂരിപ്പിക്കുക: മുഴുവൻ പേര്, ഇമെയിൽ വിലാസം, വീഡിയോയുടെ ലിങ്ക്, സ്ഥിരീകരണ ഫോട്ടോ.
- ഞങ്ങളുടെ മറുപടിക്കായി കാത്തിരിക്കുക. ഓരോ എൻട്രിയും പരിശോധിച്ച ശേഷമേ സൈറ്റിൽ വരൂ. ഞങ്ങളുടെ തീരുമാനം നിങ്ങളുടെ എൻട്രിയുടെ പേജിൽ വായിക്കാം; അന്ന് ഈ സൈറ്റ് ഇമെയിലുകൾ അയയ്ക്കുന്നുണ്ടെങ്കിൽ ഇമെയിലിലും അറിയിക്കും.

ഒരു വീഡിയോ ഒരു തവണ മാത്രമേ സമർപ്പിക്കാനാകൂ. ഒന്നിലേറെ വീഡിയോകൾ സമർപ്പിക്കാം; ഓരോന്നിനും വെവ്വേറെ ഫോം പൂരിപ്പിക്കണം.

## സമ്മാനം

ഒരു വിജയിക്ക് {{prize}} എന്ന ഒരൊറ്റ സമ്മാനമാണുള്ളത്. അത് ബാങ്ക് ട്രാൻസ്ഫറായി നൽകും. സമ്മാനം മറ്റൊന്നുമായി മാറ്റിയെടുക്കാനോ മറ്റൊരാൾക്ക് കൈമാറാനോ കഴിയില്ല. അതിന് നികുതിയുണ്ടെങ്കിൽ വിജയിയാണ് അടയ്ക്കേണ്ടത്.

## എൻട്രിക്കു വേണ്ട കാര്യങ്ങൾ

- വീഡിയോയിലുള്ളത് നിങ്ങളുടെ സ്വന്തം അവതരണമാകണം. ശൈലി, വേഗം (ടെമ്പോ), ശ്രുതി, സംഗീതോപകരണങ്ങൾ എന്നിവ മാറ്റാം; വരികളും ഈണവും തിരിച്ചറിയാവുന്ന വിധത്തിൽ തുടരണം.
- {{aiRule}}
- അതിലെ ബാക്കിങ് ട്രാക്കുകളും സാമ്പിളുകളും ചിത്രങ്ങളും നിങ്ങളുടേതോ അനുമതിയോടെ ഉപയോഗിക്കുന്നവയോ ആകണം.
- എൻട്രി സമർപ്പിക്കുന്നതു മുതൽ വിജയിയെ പ്രഖ്യാപിക്കുന്നതു വരെ വീഡിയോ യൂട്യൂബിൽ എല്ലാവർക്കും കാണാവുന്നതായിരിക്കണം (പബ്ലിക്).
- അധിക്ഷേപിക്കുന്നതോ ഭീഷണിപ്പെടുത്തുന്നതോ വിവേചനം കാണിക്കുന്നതോ ആയ ഒന്നും അതിൽ പാടില്ല; നിയമത്തിന് എതിരായ ഒന്നും പാടില്ല.
- അത് [യൂട്യൂബിന്റെ കമ്മ്യൂണിറ്റി മാർഗനിർദേശങ്ങൾ](https://support.google.com/youtube/answer/9288567) പാലിക്കണം. പാലിക്കാത്ത എൻട്രികൾ അയോഗ്യമാക്കും.
- വ്യൂസ്, ലൈക്ക്, വോട്ട് എന്നിവ ആളുകളിൽനിന്നു തന്നെയാകണം. പണം കൊടുത്തു വാങ്ങിയവയോ ഓട്ടോമാറ്റിക്കായി ഉണ്ടാക്കിയവയോ ഉണ്ടെങ്കിൽ എൻട്രി ഒഴിവാക്കും.

## സ്ഥിരീകരണം

ഫോമിനടുത്തുള്ള മാതൃകയിൽ കാണുന്നതുപോലെ, പാട്ടിന്റെ പേരെഴുതിയ കടലാസ് പിടിച്ചിരിക്കുന്ന നിങ്ങളെയാണ് സ്ഥിരീകരണ ഫോട്ടോയിൽ കാണേണ്ടത്. PNG, JPG അല്ലെങ്കിൽ JPEG ചിത്രമാകാം; വലുപ്പം പരമാവധി 5 MB. എൻട്രി നിങ്ങളുടേതാണെന്ന് തെളിയിക്കുന്നത് ഈ ഫോട്ടോയാണ്; എൻട്രി അംഗീകരിച്ചാൽ അതിനൊപ്പം ഫോട്ടോയും കാണിക്കും.

ഫോട്ടോയിൽ ഇത് കാണുന്നില്ലെങ്കിൽ എൻട്രി നിരസിക്കും. ഇതിലും നല്ല ഫോട്ടോയുമായി വീണ്ടും സമർപ്പിക്കാം.

## വിധിനിർണയം

അംഗീകരിച്ച എൻട്രികളെ വിലയിരുത്തുന്നത് മൂന്നു മാനദണ്ഡങ്ങൾ നോക്കിയാണ്:

- ആലാപനം: {{renditionWeight}}%
- പ്രേക്ഷക പ്രതികരണം: {{engagementWeight}}%
- വോട്ടുകൾ: {{votesWeight}}%

ആലാപനം എന്നാൽ വിധികർത്താക്കൾ കേൾക്കുന്നത്: ശബ്ദം, ഭാവം, ഭാഷ, അറേഞ്ച്‌മെന്റ്. പ്രേക്ഷക പ്രതികരണം എന്നാൽ യൂട്യൂബിൽ വീഡിയോ കാണുന്നവർ അതിനോട് എങ്ങനെ പ്രതികരിക്കുന്നു എന്നത്. രണ്ടിനും മാർക്കിടുന്നത് വിധികർത്താക്കളാണ്; യൂട്യൂബിലെ ഒരു കണക്കും ഫലത്തിന്റെ ഭാഗമല്ല. വിധികർത്താക്കളുടെ തീരുമാനം അന്തിമമാണ്.

അംഗീകരിച്ച എൻട്രികൾ 20-ൽ കൂടുതലുണ്ടെങ്കിൽ, വിധികർത്താക്കൾ രണ്ടു റൗണ്ടുകളിലായാണ് അവ കേൾക്കുന്നത്. ആദ്യ റൗണ്ടിൽ ഓരോ എൻട്രിക്കും മൂന്നു വിധികർത്താക്കൾ മാർക്കിടും; വിധികർത്താക്കളുടെ കണിശതയിലെ വ്യത്യാസം കണക്കിലെടുത്ത്, ആ മാർക്കനുസരിച്ച് പരമാവധി 20 എൻട്രികൾ ഫൈനലിലെത്തും. 20-ൽ കൂടുതലില്ലെങ്കിൽ, അംഗീകരിച്ച എല്ലാ എൻട്രികളും ഫൈനലിസ്റ്റുകളാണ്. ഫൈനലിസ്റ്റുകൾക്കു മാത്രമേ സ്ഥാനമുള്ളൂ; വോട്ടുകളനുസരിച്ചുള്ളതുൾപ്പെടെ എല്ലാ സ്ഥാനങ്ങളും കണക്കാക്കുന്നത് ഫൈനലിസ്റ്റുകൾക്കിടയിലാണ്.

ഫൈനലിൽ ഓരോ വിധികർത്താവും ഓരോ ഫൈനലിസ്റ്റിനും 0 മുതൽ 10 വരെ മാർക്കിടും; അര മാർക്കുമാകാം. മത്സരാർഥിയെ അറിയാവുന്നതോ മറ്റേതെങ്കിലും താൽപര്യവൈരുധ്യമുള്ളതോ ആയ വിധികർത്താവ് ആ എൻട്രിക്ക് മാർക്കിടില്ല. വിധികർത്താക്കളുടെ മാർക്കുകളുടെ ശരാശരിയാണ് ഫൈനലിസ്റ്റിന്റെ മാർക്ക്. അഞ്ചു മാർക്കോ അതിലധികമോ ഉണ്ടെങ്കിൽ, ഏറ്റവും കൂടിയതും ഏറ്റവും കുറഞ്ഞതും കണക്കാക്കില്ല. ഒരു വിധികർത്താവ് പിന്നീട് ഒഴിഞ്ഞാലും, അതുവരെ നൽകിയ മാർക്കുകൾ കണക്കാക്കും.

{{method}}

ഫൈനലിസ്റ്റുകൾക്ക് ഒരേ പോയിന്റാണെങ്കിൽ, ഈ ക്രമത്തിൽ തീരുമാനിക്കും: ആലാപനത്തിലെ മെച്ചപ്പെട്ട സ്ഥാനം, കൂടുതൽ വോട്ടുകൾ, കൂടുതൽ വിധികർത്താക്കൾ ഒന്നാമതായി കണ്ടത്, നേരത്തേ കിട്ടിയ എൻട്രി. വോട്ടുകളോ മാർക്കുകളോ ഇല്ലെങ്കിൽ ആ മാനദണ്ഡം ഒഴിവാക്കി, അതിന്റെ പോയിന്റ് മറ്റുള്ളവയ്ക്ക് വീതിച്ചു നൽകും.

## വോട്ടിങ്ങും വിജയിയെ അറിയിക്കലും

പ്രേക്ഷക വോട്ടിങ് തുടങ്ങുന്നത്: {{votingOpensAt}}. അവസാന ദിവസം: {{votingClosesAt}}.

18 വയസ്സോ അതിൽ കൂടുതലോ ഉള്ള, സ്വന്തമായി ഇമെയിൽ വിലാസമുള്ള ആർക്കും വോട്ടു ചെയ്യാം. ഒരാൾക്ക് ഒരു വോട്ടാണുള്ളത്, ഒരൊറ്റ എൻട്രിക്ക്. വോട്ടിങ് തീരുന്നതുവരെ വോട്ട് മറ്റൊരു എൻട്രിക്ക് മാറ്റി നൽകുകയോ പിൻവലിക്കുകയോ ചെയ്യാം. നിങ്ങൾ വോട്ടു ചെയ്ത എൻട്രി അതിനു മുമ്പ് മത്സരത്തിൽ ഇല്ലാതായാൽ മറ്റൊന്ന് തിരഞ്ഞെടുക്കാം; അന്ന് ഈ സൈറ്റ് ഇമെയിലുകൾ അയയ്ക്കുന്നുണ്ടെങ്കിൽ അക്കാര്യം ഇമെയിലിൽ അറിയിക്കും.

നിങ്ങൾ സ്ഥിരീകരിച്ചാലേ വോട്ട് കണക്കിലെടുക്കൂ: ഞങ്ങൾ നിങ്ങളുടെ ഇമെയിൽ വിലാസത്തിലേക്ക് അയയ്ക്കുന്ന ലിങ്ക് വഴി; സ്ഥിരീകരിച്ച വിലാസമുള്ള അക്കൗണ്ടിൽ ലോഗിൻ ചെയ്തിട്ടുണ്ടെങ്കിൽ ഉടൻതന്നെ. ലിങ്ക് 24 മണിക്കൂർ പ്രവർത്തിക്കും; പരമാവധി വോട്ടിങ് തീർന്ന് ഒരു മണിക്കൂർ വരെ. വോട്ടിങ് തീരുന്നതിനു മുമ്പ് ലിങ്ക് ചോദിച്ചിട്ടുണ്ടെങ്കിൽ ആ ഒരു മണിക്കൂറിലും അത് ഉപയോഗിക്കാം. വോട്ടിന് ഒരു രസീത് കിട്ടും: വോട്ട് രേഖപ്പെടുത്തിയിട്ടുണ്ടെന്ന് അത് തെളിയിക്കും; ഏത് എൻട്രിക്കാണെന്ന് അതിൽനിന്ന് അറിയാനാകില്ല.

ഈ വോട്ടുകൾ അസാധുവാണ്:

- താൽക്കാലിക ഇമെയിൽ വിലാസങ്ങളിൽനിന്നുള്ള വോട്ടുകൾ.
- ഏത് ഇമെയിൽ വിലാസങ്ങളിൽനിന്നായാലും, ഒരാളുടെ ഒന്നിലേറെ വോട്ടുകൾ.
- കമ്പ്യൂട്ടർ പ്രോഗ്രാമുകൾ ഉപയോഗിച്ചുള്ള വോട്ടുകൾ.
- വാങ്ങുകയോ വിൽക്കുകയോ എന്തിനെങ്കിലും പകരം നൽകുകയോ ചെയ്ത വോട്ടുകൾ.

സംശയം തോന്നുന്ന വോട്ട് തടഞ്ഞുവച്ച്, ഫലത്തിനു മുമ്പ് ഞങ്ങൾ പരിശോധിക്കും. അതിനു ശേഷം അത് കണക്കിലെടുക്കും, അല്ലെങ്കിൽ അസാധുവാക്കും; രഹസ്യമായി ഒരു വോട്ടും മായ്ക്കില്ല. എത്ര വോട്ടുകൾ സാധുവായെന്നും എത്ര അസാധുവായെന്നും ഫലത്തോടൊപ്പം പ്രസിദ്ധീകരിക്കും. ഒരു എൻട്രിക്ക് എത്ര വോട്ടുണ്ടെന്ന് ഫലത്തിനു മുമ്പ് ആരെയും കാണിക്കില്ല. വോട്ടുകൾ പരിശോധിക്കാനായി ഞങ്ങൾക്ക് അത് നേരത്തേ നോക്കേണ്ടിവന്നാൽ, അക്കാര്യം ഫലത്തിൽ പറയും.

വിജയിയെ ഈ സൈറ്റിൽ പ്രഖ്യാപിക്കുന്ന ദിവസം: {{winnerAt}}. 5 ദിവസത്തിനകം വിജയിയെ ഇമെയിലിലും അറിയിക്കും. ആ ഇമെയിലിനു ശേഷം 48 മണിക്കൂറിനകം വിജയി മറുപടി നൽകണം; അതു കഴിഞ്ഞാൽ സമ്മാനം തൊട്ടടുത്ത സ്ഥാനത്തുള്ള എൻട്രിക്ക് നൽകിയേക്കാം.

## ബൗദ്ധിക സ്വത്തവകാശം

പാട്ട് ഞങ്ങളുടേതായി തുടരും: അതിന്റെ വരികളും ഈണവും റെക്കോർഡിങ്ങുകളും. ഈ മത്സരത്തിനായി അതിന്റെ, നിങ്ങളുടേതായ ഒരു കവർ വേർഷൻ അവതരിപ്പിക്കാനും റെക്കോർഡ് ചെയ്യാനും യൂട്യൂബിൽ പ്രസിദ്ധീകരിക്കാനും ഞങ്ങൾ നിങ്ങളെ അനുവദിക്കുന്നു.

നിങ്ങളുടെ അവതരണം നിങ്ങളുടേതായി തുടരും. നിങ്ങളുടെ പേരും സ്ഥിരീകരണ ഫോട്ടോയും വീഡിയോയും ഈ സൈറ്റിലും മത്സരത്തെക്കുറിച്ച് ഞങ്ങൾ പ്രസിദ്ധീകരിക്കുന്നവയിലും, പ്രതിഫലം കൂടാതെ, ഈ സൈറ്റ് ഉള്ളിടത്തോളം കാലം കാണിക്കാൻ മത്സരത്തിൽ പങ്കെടുക്കുന്നതോടെ നിങ്ങൾ ഞങ്ങളെ അനുവദിക്കുന്നു.

## റദ്ദാക്കൽ

തട്ടിപ്പ്, സാങ്കേതിക തകരാർ, കോടതി ഉത്തരവ് തുടങ്ങി ഞങ്ങളുടെ നിയന്ത്രണത്തിലല്ലാത്ത എന്തെങ്കിലും കാരണം മത്സരം നീതിപൂർവം നടത്താൻ കഴിയാതെ വന്നാൽ, മത്സരത്തിൽ മാറ്റം വരുത്താനോ അത് നിർത്തിവയ്ക്കാനോ അവസാനിപ്പിക്കാനോ ഞങ്ങൾക്ക് അവകാശമുണ്ട്. അക്കാര്യം ഈ സൈറ്റിൽ അറിയിക്കും. മത്സരം നേരത്തേ അവസാനിച്ചാൽ, അതുവരെ അംഗീകരിച്ച എൻട്രികളിൽ ഒന്നിന് സമ്മാനം നൽകിയേക്കാം.

## ബാധ്യത

നഷ്ടപ്പെട്ടതോ വൈകിയതോ അപൂർണമോ ആയ എൻട്രികൾക്കും, നെറ്റ്‌വർക്കുകളുടെയോ യൂട്യൂബിന്റെയോ നിങ്ങളുടെ ഉപകരണങ്ങളുടെയോ തകരാറുകൾക്കും, പങ്കെടുക്കാനായി നിങ്ങൾക്കു വരുന്ന ചെലവുകൾക്കും ഞങ്ങൾക്ക് ബാധ്യതയില്ല. നിയമപ്രകാരം പരിമിതപ്പെടുത്താൻ പാടില്ലാത്ത ഒരു ബാധ്യതയെയും ഈ മത്സരനിയമങ്ങൾ പരിമിതപ്പെടുത്തുന്നില്ല.

## ബാധകമായ നിയമം

ഈ മത്സരനിയമങ്ങൾക്ക് ബാധകം ഞങ്ങൾ താമസിക്കുന്ന സ്ഥലത്തെ നിയമങ്ങളാണ്; ഇവയെക്കുറിച്ചുള്ള ഏത് തർക്കത്തിലും തീർപ്പു കൽപ്പിക്കുന്നത് അവിടത്തെ കോടതികളാണ്. നിയമം വിലക്കുന്നിടത്ത് ഈ മത്സരം അസാധുവാണ്.

## ബന്ധപ്പെടാൻ

ഈ നിയമങ്ങളെക്കുറിച്ചോ നിങ്ങളുടെ എൻട്രിയെക്കുറിച്ചോ നിങ്ങളെക്കുറിച്ച് ഞങ്ങൾ സൂക്ഷിക്കുന്ന വിവരങ്ങളെക്കുറിച്ചോ ചോദ്യങ്ങളുണ്ടെങ്കിൽ, ബന്ധപ്പെടാനുള്ള പേജിലൂടെ ചോദിക്കാം. നിങ്ങളുടെ പേരും ഇമെയിൽ വിലാസവും ഫോട്ടോയും ഈ മത്സരത്തിനു വേണ്ടി മാത്രമാണ് ഞങ്ങൾ ഉപയോഗിക്കുന്നത്. ഈ സൈറ്റ് ഇമെയിലുകൾ അയയ്ക്കുന്നുണ്ടെങ്കിൽ, ആവശ്യമില്ലാത്തവ അവയിലുള്ള ലിങ്ക് വഴി നിർത്താം; തീരുമാനങ്ങളെയും സമയപരിധികളെയും മത്സരഫലത്തെയും കുറിച്ചുള്ളവ തുടർന്നും ലഭിക്കും. നിങ്ങളുടെ എൻട്രിയും വിവരങ്ങളും മായ്ക്കണമെങ്കിൽ നിങ്ങളുടെ എൻട്രിയുടെ പേജിൽ അത് ആവശ്യപ്പെടാം.`,
};
