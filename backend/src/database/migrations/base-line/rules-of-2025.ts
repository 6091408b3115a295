/** The rules that the site showed before a contest had its own. Markdown. */
export const RULES_OF_2025 = {
  english: `## Introduction

The contest invites covers of one Malayalam song, “Monsoon Letter”, published on YouTube. It is organised by the artist who runs this site (“we”, “us”). It is a contest of skill: no purchase and no payment is needed to enter or to win.

YouTube is the place where the videos are published. It neither sponsors nor administers this contest.

## Eligibility

You may enter if, on the day of your entry, all of this is true:

- You are 18 years of age or over.
- You are from Kerala, India.
- You are the person who sings in the video, and the person on the verification photo.
- You are neither a member of the jury nor of the household of one, and have not worked on the organisation of the contest.

## How to Enter

Entries open on 17 June 2025 and close on 15 August 2025. To take part in the whole of the public voting, submit your entry by 31 July 2025.

- Record your own cover of the song and publish it on YouTube.
- Fill in the form on the home page: your full name, your email address, the link of the video and a verification photo.
- Wait for our answer. Every entry is reviewed before it appears, and you are told by email when it is approved.

A video can be entered once. You may enter more than one video, each with a form of its own.

## Prizes

There is one prize of ₹5,00,000 (five lakh Indian rupees) for one winner. It is paid by bank transfer, cannot be exchanged or handed on, and any taxes on it are for the winner to pay.

## Submission Requirements

- The video shows your own performance. You may change style, tempo, key and instruments; the words and the melody must stay recognisable.
- Backing tracks, samples and pictures in it are yours or used with permission.
- It is public on YouTube from your entry until the winner has been announced.
- It contains nothing that insults, threatens or discriminates, and nothing that is against the law or the rules of YouTube.
- Views, likes and votes come from people. Bought or automated ones exclude the entry.

## Verification

The verification photo shows you holding a paper that reads the title of the song, as in the sample beside the form. It may be a PNG, JPG or JPEG image of at most 5 MB. It proves that the entry is yours, and it is shown beside your entry once that is approved.

An entry whose photo does not show this is rejected. You may enter again with a better one.

## Judging

Approved entries are judged by three measures:

- Rendition: 30%
- Content engagement: 20%
- Votes: 50%

Rendition is what the jury hears: voice, feeling, language and arrangement. Content engagement is what viewers do with the video on YouTube. The decision of the jury is final.

## Voting and Winner Notification

Public voting takes place from 1 August to 15 August 2025.

The winner is announced on this site on 16 August 2025 and notified by email within 5 days. The winner must respond within 48 hours of that email; after that, the prize may go to the entry that comes next.

## Intellectual Property

The song remains ours: its words, its melody and its recordings. For this contest we allow you to perform, record and publish your cover of it on YouTube.

Your performance remains yours. By entering you allow us to show your name, your verification photo and your video on this site and in what we publish about the contest, without payment and for as long as this site exists.

## Cancellation

We may change, pause or end the contest if something that we cannot control makes it impossible to hold it fairly, such as fraud, technical failure or an order of a court. We will say so on this site. If the contest ends early, the prize may be awarded among the entries that had been approved by then.

## Liability

We are not liable for entries that are lost, late or incomplete, for failures of networks, of YouTube or of your own equipment, nor for costs that you have in order to take part. Nothing in these rules limits a liability that cannot be limited by law.

## Governing Law

These rules are governed by the laws of Ontario, Canada, and its courts decide any dispute about them. The contest is void where it is prohibited by law.

## Contact

Questions about these rules, about your entry, or about what we keep of you are welcome through the contact page. We use your name, email address and photo for this contest alone. You can stop our emails at any time with the link in each of them, and have your entry deleted by writing to us.`,

  malayalam: `## ആമുഖം

“മഴക്കത്ത്” എന്ന ഒരൊറ്റ മലയാളം പാട്ടിന്റെ, യൂട്യൂബിൽ പ്രസിദ്ധീകരിക്കുന്ന കവർ വേർഷനുകളാണ് ഈ മത്സരത്തിലേക്ക് ക്ഷണിക്കുന്നത്. ഈ സൈറ്റ് നടത്തുന്ന ആർട്ടിസ്റ്റാണ് (“ഞങ്ങൾ”) സംഘാടകർ. കഴിവിന്റെ മത്സരമാണിത്: പങ്കെടുക്കാനോ ജയിക്കാനോ ഒന്നും വാങ്ങേണ്ടതില്ല, പണം അടയ്ക്കേണ്ടതുമില്ല.

വീഡിയോകൾ പ്രസിദ്ധീകരിക്കുന്ന ഇടമാണ് യൂട്യൂബ്. യൂട്യൂബ് ഈ മത്സരം സ്പോൺസർ ചെയ്യുകയോ നടത്തുകയോ ചെയ്യുന്നില്ല.

## യോഗ്യത

എൻട്രി സമർപ്പിക്കുന്ന ദിവസം താഴെ പറയുന്നതെല്ലാം ശരിയാണെങ്കിൽ നിങ്ങൾക്ക് പങ്കെടുക്കാം:

- നിങ്ങൾക്ക് 18 വയസ്സോ അതിൽ കൂടുതലോ ഉണ്ട്.
- നിങ്ങൾ ഇന്ത്യയിലെ കേരളത്തിൽ നിന്നുള്ള ആളാണ്.
- വീഡിയോയിൽ പാടുന്നതും സ്ഥിരീകരണ ഫോട്ടോയിലുള്ളതും നിങ്ങൾ തന്നെയാണ്.
- നിങ്ങൾ വിധികർത്താക്കളിൽ ഒരാളോ അവരിൽ ആരുടെയെങ്കിലും വീട്ടിലെ അംഗമോ അല്ല; മത്സരത്തിന്റെ സംഘാടനത്തിൽ പ്രവർത്തിച്ചിട്ടുമില്ല.

## പങ്കെടുക്കേണ്ട വിധം

2025 ജൂൺ 17 മുതൽ ഓഗസ്റ്റ് 15 വരെ എൻട്രികൾ സമർപ്പിക്കാം. പൊതുജനങ്ങളുടെ വോട്ടെടുപ്പിന്റെ മുഴുവൻ കാലയളവിലും നിങ്ങളുടെ എൻട്രി ഉൾപ്പെടാൻ 2025 ജൂലൈ 31-നോ അതിനു മുമ്പോ എൻട്രി സമർപ്പിക്കുക.

- പാട്ടിന് നിങ്ങളുടേതായ കവർ വേർഷൻ റെക്കോർഡ് ചെയ്ത് യൂട്യൂബിൽ പ്രസിദ്ധീകരിക്കുക.
- ഹോം പേജിലെ ഫോം പൂരിപ്പിക്കുക: മുഴുവൻ പേര്, ഇമെയിൽ വിലാസം, വീഡിയോയുടെ ലിങ്ക്, സ്ഥിരീകരണ ഫോട്ടോ.
- ഞങ്ങളുടെ മറുപടിക്കായി കാത്തിരിക്കുക. ഓരോ എൻട്രിയും പരിശോധിച്ച ശേഷമേ സൈറ്റിൽ വരൂ; അംഗീകരിക്കുമ്പോൾ ഇമെയിലിൽ അറിയിക്കും.

ഒരു വീഡിയോ ഒരു തവണ മാത്രമേ സമർപ്പിക്കാനാകൂ. ഒന്നിലേറെ വീഡിയോകൾ സമർപ്പിക്കാം; ഓരോന്നിനും വെവ്വേറെ ഫോം പൂരിപ്പിക്കണം.

## സമ്മാനം

ഒരു വിജയിക്ക് ₹5,00,000 (അഞ്ചു ലക്ഷം ഇന്ത്യൻ രൂപ) എന്ന ഒരൊറ്റ സമ്മാനമാണുള്ളത്. അത് ബാങ്ക് ട്രാൻസ്ഫറായി നൽകും. സമ്മാനം മറ്റൊന്നുമായി മാറ്റിയെടുക്കാനോ മറ്റൊരാൾക്ക് കൈമാറാനോ കഴിയില്ല. അതിന് നികുതിയുണ്ടെങ്കിൽ വിജയിയാണ് അടയ്ക്കേണ്ടത്.

## എൻട്രിക്കു വേണ്ട കാര്യങ്ങൾ

- വീഡിയോയിലുള്ളത് നിങ്ങളുടെ സ്വന്തം അവതരണമാകണം. ശൈലി, വേഗം, ശ്രുതി, സംഗീതോപകരണങ്ങൾ എന്നിവ മാറ്റാം; വരികളും ഈണവും തിരിച്ചറിയാവുന്ന വിധത്തിൽ തുടരണം.
- അതിലെ ബാക്കിങ് ട്രാക്കുകളും സാമ്പിളുകളും ചിത്രങ്ങളും നിങ്ങളുടേതോ അനുമതിയോടെ ഉപയോഗിക്കുന്നവയോ ആകണം.
- എൻട്രി സമർപ്പിക്കുന്നതു മുതൽ വിജയിയെ പ്രഖ്യാപിക്കുന്നതു വരെ വീഡിയോ യൂട്യൂബിൽ എല്ലാവർക്കും കാണാവുന്നതായിരിക്കണം (പബ്ലിക്).
- അധിക്ഷേപിക്കുന്നതോ ഭീഷണിപ്പെടുത്തുന്നതോ വിവേചനം കാണിക്കുന്നതോ ആയ ഒന്നും അതിൽ പാടില്ല; നിയമത്തിനോ യൂട്യൂബിന്റെ നിയമങ്ങൾക്കോ എതിരായ ഒന്നും പാടില്ല.
- വ്യൂ, ലൈക്ക്, വോട്ട് എന്നിവ ആളുകളിൽ നിന്നു തന്നെയാകണം. പണം കൊടുത്തു വാങ്ങിയവയോ ഓട്ടോമാറ്റിക്കായി ഉണ്ടാക്കിയവയോ ഉണ്ടെങ്കിൽ എൻട്രി ഒഴിവാക്കും.

## സ്ഥിരീകരണം

ഫോമിനടുത്തുള്ള മാതൃകയിൽ കാണുന്നതുപോലെ, പാട്ടിന്റെ പേരെഴുതിയ കടലാസ് പിടിച്ചിരിക്കുന്ന നിങ്ങളെയാണ് സ്ഥിരീകരണ ഫോട്ടോയിൽ കാണേണ്ടത്. PNG, JPG അല്ലെങ്കിൽ JPEG ചിത്രമാകാം; വലുപ്പം പരമാവധി 5 MB. എൻട്രി നിങ്ങളുടേതാണെന്ന് തെളിയിക്കുന്നത് ഈ ഫോട്ടോയാണ്; എൻട്രി അംഗീകരിച്ചാൽ അതിനൊപ്പം ഫോട്ടോയും കാണിക്കും.

ഫോട്ടോയിൽ ഇത് കാണുന്നില്ലെങ്കിൽ എൻട്രി നിരസിക്കും. ഇതിലും നല്ല ഫോട്ടോയുമായി വീണ്ടും സമർപ്പിക്കാം.

## വിധിനിർണയം

അംഗീകരിച്ച എൻട്രികളെ വിലയിരുത്തുന്നത് മൂന്ന് മാനദണ്ഡങ്ങൾ നോക്കിയാണ്:

- ആലാപനം: 30%
- പ്രേക്ഷക പ്രതികരണം: 20%
- വോട്ടുകൾ: 50%

ആലാപനം എന്നാൽ വിധികർത്താക്കൾ കേൾക്കുന്നത്: ശബ്ദം, ഭാവം, ഭാഷ, അറേഞ്ച്‌മെന്റ്. പ്രേക്ഷക പ്രതികരണം എന്നാൽ യൂട്യൂബിൽ വീഡിയോ കാണുന്നവർ അതിനോട് എങ്ങനെ പ്രതികരിക്കുന്നു എന്നത്. വിധികർത്താക്കളുടെ തീരുമാനം അന്തിമമാണ്.

## വോട്ടെടുപ്പും വിജയിയെ അറിയിക്കലും

പൊതുജനങ്ങളുടെ വോട്ടെടുപ്പ് 2025 ഓഗസ്റ്റ് 1 മുതൽ 15 വരെയാണ്.

വിജയിയെ 2025 ഓഗസ്റ്റ് 16-ന് ഈ സൈറ്റിൽ പ്രഖ്യാപിക്കും; 5 ദിവസത്തിനകം ഇമെയിലിൽ അറിയിക്കുകയും ചെയ്യും. ആ ഇമെയിലിനു ശേഷം 48 മണിക്കൂറിനകം വിജയി മറുപടി നൽകണം; അതു കഴിഞ്ഞാൽ സമ്മാനം തൊട്ടടുത്ത സ്ഥാനത്തുള്ള എൻട്രിക്ക് നൽകിയേക്കാം.

## ബൗദ്ധിക സ്വത്തവകാശം

പാട്ട് ഞങ്ങളുടേതായി തുടരും: അതിന്റെ വരികളും ഈണവും റെക്കോർഡിങ്ങുകളും. ഈ മത്സരത്തിനായി അതിന് നിങ്ങളുടേതായ കവർ വേർഷൻ അവതരിപ്പിക്കാനും റെക്കോർഡ് ചെയ്യാനും യൂട്യൂബിൽ പ്രസിദ്ധീകരിക്കാനും ഞങ്ങൾ നിങ്ങളെ അനുവദിക്കുന്നു.

നിങ്ങളുടെ അവതരണം നിങ്ങളുടേതായി തുടരും. നിങ്ങളുടെ പേരും സ്ഥിരീകരണ ഫോട്ടോയും വീഡിയോയും ഈ സൈറ്റിലും മത്സരത്തെക്കുറിച്ച് ഞങ്ങൾ പ്രസിദ്ധീകരിക്കുന്നവയിലും, പ്രതിഫലം കൂടാതെ, ഈ സൈറ്റ് ഉള്ളിടത്തോളം കാലം കാണിക്കാൻ മത്സരത്തിൽ പങ്കെടുക്കുന്നതോടെ നിങ്ങൾ ഞങ്ങളെ അനുവദിക്കുന്നു.

## റദ്ദാക്കൽ

തട്ടിപ്പ്, സാങ്കേതിക തകരാർ, കോടതി ഉത്തരവ് തുടങ്ങി ഞങ്ങളുടെ നിയന്ത്രണത്തിലല്ലാത്ത എന്തെങ്കിലും കാരണം മത്സരം നീതിപൂർവം നടത്താൻ കഴിയാതെ വന്നാൽ, മത്സരത്തിൽ മാറ്റം വരുത്താനോ അത് നിർത്തിവയ്ക്കാനോ അവസാനിപ്പിക്കാനോ ഞങ്ങൾക്ക് കഴിയും. അക്കാര്യം ഈ സൈറ്റിൽ അറിയിക്കും. മത്സരം നേരത്തേ അവസാനിച്ചാൽ, അതുവരെ അംഗീകരിച്ച എൻട്രികളിൽ ഒന്നിന് സമ്മാനം നൽകിയേക്കാം.

## ബാധ്യത

നഷ്ടപ്പെട്ടതോ വൈകിയതോ അപൂർണമോ ആയ എൻട്രികൾക്കും, നെറ്റ്‌വർക്കുകളുടെയോ യൂട്യൂബിന്റെയോ നിങ്ങളുടെ ഉപകരണങ്ങളുടെയോ തകരാറുകൾക്കും, പങ്കെടുക്കാനായി നിങ്ങൾക്കു വരുന്ന ചെലവുകൾക്കും ഞങ്ങൾക്ക് ബാധ്യതയില്ല. നിയമപ്രകാരം പരിമിതപ്പെടുത്താൻ പാടില്ലാത്ത ഒരു ബാധ്യതയെയും ഈ മത്സരനിയമങ്ങൾ പരിമിതപ്പെടുത്തുന്നില്ല.

## ബാധകമായ നിയമം

ഈ മത്സരനിയമങ്ങൾക്ക് ബാധകം കാനഡയിലെ ഒന്റാറിയോയിലെ നിയമങ്ങളാണ്; ഇവയെക്കുറിച്ചുള്ള ഏത് തർക്കത്തിലും തീർപ്പു കൽപ്പിക്കുന്നത് അവിടത്തെ കോടതികളാണ്. നിയമം വിലക്കുന്നിടത്ത് ഈ മത്സരം അസാധുവാണ്.

## ബന്ധപ്പെടാൻ

ഈ നിയമങ്ങളെക്കുറിച്ചോ നിങ്ങളുടെ എൻട്രിയെക്കുറിച്ചോ നിങ്ങളെക്കുറിച്ച് ഞങ്ങൾ സൂക്ഷിക്കുന്ന വിവരങ്ങളെക്കുറിച്ചോ ചോദ്യങ്ങളുണ്ടെങ്കിൽ, ബന്ധപ്പെടാനുള്ള പേജിലൂടെ ചോദിക്കാം. നിങ്ങളുടെ പേരും ഇമെയിൽ വിലാസവും ഫോട്ടോയും ഈ മത്സരത്തിനു വേണ്ടി മാത്രമാണ് ഞങ്ങൾ ഉപയോഗിക്കുന്നത്. ഞങ്ങളുടെ ഓരോ ഇമെയിലിലുമുള്ള ലിങ്ക് വഴി എപ്പോൾ വേണമെങ്കിലും ഇമെയിലുകൾ നിർത്താം; നിങ്ങളുടെ എൻട്രി മായ്ക്കണമെങ്കിൽ ഞങ്ങൾക്ക് എഴുതിയാൽ മതി.`,
};
