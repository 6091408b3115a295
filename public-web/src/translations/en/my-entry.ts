import type { Schemas } from '@paattu/api-client';

type Entry = Schemas['MyEntryDto'];
type Video = Schemas['MyVideoDto'];
type Consent = Schemas['ConsentDto'];
type ChangedPart = NonNullable<Entry['history'][number]['changed']>[number];
/** A date of the contest in words, and the address of the entrant. */
type NextSentence = (when: string, email: string) => string;

/** The entrant's page of an entry. */
export const myEntry = {
  title: 'Your Entry',
  description: 'See your entry in the contest, and what happens next.',
  loading: 'Loading your entry...',
  failed: 'Your entry could not be loaded.',
  others: 'Your other entries:',
  request: {
    text: 'To see your entry, open the link in one of our emails about it. We can also send you a new link: enter the address that you entered the contest with.',
    invalid: 'This link is invalid or has expired.',
    closed: 'This page was closed on this device.',
    email: 'Email',
    submit: 'Send Me a New Link',
    submitting: 'One moment...',
    sent: 'Please Look in Your Mailbox',
    sentText: (email: string) =>
      `If there is an entry with the address ${email}, an email with a new link is on its way. It may take some minutes. Please look in the spam folder, too.`,
    failed: 'Error',
  },
  status: {
    pending: 'We are checking your entry',
    approved: 'Your entry is in the contest',
    rejected: 'Your entry was not accepted',
    withdrawn: 'You have withdrawn your entry',
  } satisfies Record<Entry['status'], string> as Record<Entry['status'], string>,
  next: {
    checking: (_, email) => `As soon as we have decided, we will write to ${email}.`,
    votingOpens: (when) => `Everyone can see it among the entries. Voting begins: ${when}.`,
    votingCloses: (when) => `Voting is on. It ends: ${when}.`,
    result: (when) => `Voting is over. The winner will be announced: ${when}.`,
    resultLate: () => 'Voting is over. The winner will be announced soon.',
    over: () => 'The contest is over. Thank you for singing along!',
    enterAgain: (when) => `You are welcome to enter again. Entries are accepted until: ${when}.`,
    notInContest: () => 'Entries are not being accepted any more.',
  } as Record<
    | 'checking'
    | 'votingOpens'
    | 'votingCloses'
    | 'result'
    | 'resultLate'
    | 'over'
    | 'enterAgain'
    | 'notInContest',
    NextSentence
  >,
  enter: 'Enter the contest',
  publicPage: 'Your page that everyone sees, to share',
  photo: 'Your verification photo',
  name: 'Name',
  contest: 'Contest',
  email: 'Email',
  video: {
    title: 'Video',
    watch: 'Watch on YouTube',
    views: (count: string, time: string) => `${count} views (YouTube, as of ${time})`,
    states: {
      ok: 'It can be watched.',
      checking: 'We are still checking it on YouTube. You need not do anything.',
      broken: 'It cannot be watched at the moment.',
    } as Record<Video['state'], string>,
    problems: {
      missing: 'YouTube does not show it: it is private or deleted.',
      'not-embeddable': 'It may not be shown on our site. Please allow embedding in its settings on YouTube.',
      live: 'It is a live stream or premiere, which has not ended.',
    } as Record<NonNullable<Video['problem']>, string>,
    mend: (when: string) =>
      `Please mend this on YouTube by ${when}, so that your entry can stay in the contest.`,
    mendSoon: 'Please mend this on YouTube as soon as you can, so that your entry can stay in the contest.',
    looks: 'We look again every day. A person decides what happens to your entry, not a machine.',
    hints: {
      unlisted: 'It is unlisted on YouTube. If you make it public, everyone can find it.',
      'blocked-in-india': 'It cannot be watched in India. You can change this on YouTube.',
      'age-restricted':
        'YouTube shows it to adults who are signed in, and not on our site. You can change this on YouTube.',
    } as Record<Video['hints'][number], string>,
  },
  /** Of an act that did not reach the site. */
  noAnswer: 'Our site does not answer. Please check your connection and try again.',
  change: {
    title: 'Change Your Entry',
    until: (when: string) => `You can change name, photo and link until ${when}.`,
    isPublic:
      'Everyone sees your entry. We look at a new name, photo or link first; until then, everyone sees the entry as it is now.',
    closed: {
      closesAt: (when: string) =>
        `Name, photo and link can no longer be changed, because submissions have closed (${when}).`,
      votingOpensAt: (when: string) =>
        `Name, photo and link can no longer be changed, because voting has begun (${when}).`,
    },
    open: 'Change the Entry',
    close: 'Close the Form',
    keepPhoto: 'Keep the Photo of Before',
    silence: 'YouTube does not answer at the moment. You can change the link all the same.',
    save: 'Save the Change',
    send: 'Send the Change',
    submitting: 'One moment...',
    unchanged: 'Nothing Has Changed Yet',
    failed: 'Your Change Was Not Saved',
    /** After `noAnswer`. */
    kept: 'What you have entered is still here.',
    changed: 'Your entry is changed.',
    sent: 'We have your change, and will look at it.',
    waiting: 'Your Change Is Waiting',
    waitingText: (when: string) =>
      `You sent it on ${when}. Until we have looked at it, the entry stays as it is now.`,
    now: 'Now',
    new: 'New',
    newPhoto: 'Your new photo',
    takeBack: 'Take the Change Back',
    takenBack: 'You have taken your change back.',
    notTakenBack: 'Your Change Was Not Taken Back',
    approved: (when: string) => `We approved your last change (${when}).`,
    visible: 'Everyone can see it.',
    rejected: (when: string) => `We did not accept your last change (${when}). The entry stays as it was.`,
    reason: 'The reason:',
  },
  withdrawal: {
    title: 'Withdraw Your Entry',
    text: 'If you do not want to take part any more, you can take the entry out of the contest.',
    open: 'Withdraw the Entry…',
    question: 'Withdraw This Entry?',
    effects: [
      'It leaves the contest at once, and nobody sees it among the entries any more.',
      'You can take this back for 24 hours, unless the same video is entered again in that time.',
      'You can enter again, also with this video, as long as entries are accepted.',
    ],
    email: 'Your email address, to confirm',
    hint: 'The address that you entered the contest with.',
    confirm: 'Withdraw the Entry',
    keep: 'Keep the Entry',
    submitting: 'One moment...',
    withdrawn: 'Your entry is withdrawn.',
    undoTitle: 'Take the Withdrawal Back',
    undoText: (when: string) =>
      `You can take it back until ${when}. Then the entry is in the contest again, as it was before.`,
    undo: 'Take It Back',
    undone: 'Your entry is back in the contest.',
    notUndone: 'The Withdrawal Was Not Taken Back',
    enteredAgain: 'This video has been entered in the contest again since, so this entry cannot come back.',
  },
  parts: { name: 'Name', video: 'Video', photo: 'Photo' } as Record<ChangedPart, string>,
  history: {
    title: 'What Has Happened',
    actions: {
      submit: 'You sent us the entry.',
      approve: 'We approved the entry.',
      reject: 'We did not accept the entry.',
      disapprove: 'We began to check the entry again.',
      edit: 'You changed the entry.',
      revise: 'You sent us a change of the entry.',
      'cancel-revision': 'You took your change back.',
      'approve-revision': 'We approved your change.',
      'reject-revision': 'We did not accept your change.',
      withdraw: 'You withdrew the entry.',
      'undo-withdraw': 'You took the withdrawal back.',
      'video-broken': 'Your video could not be watched any more.',
      'video-mended': 'Your video could be watched again.',
      'ask-proof': 'We asked you to show that the video is yours.',
      prove: 'The video is yours: we have the proof.',
      'cancel-proof': 'You need not show any more that the video is yours.',
    } as Record<Entry['history'][number]['action'], string>,
  },
  thread: {
    title: 'Write to Us',
    text: 'Is something about your entry unclear, or do you want to tell us something? Write to us here. A person reads your message, so an answer may take some days. When there is one, we send you an email.',
    list: 'Messages',
    empty: 'There are no messages yet.',
    loading: 'Loading the messages...',
    loadFailed: 'The messages could not be loaded.',
    from: { entrant: 'You', team: 'The contest’s team' } as Record<
      Schemas['ThreadMessageDto']['from'],
      string
    >,
    field: 'Your message',
    count: (count: number, max: number) => `${count} of ${max} characters`,
    submit: 'Send Message',
    submitting: 'Sending...',
    sent: 'We have received your message.',
    missing: 'Please write a message',
    failed: 'Message Not Sent',
  },
  emails: {
    title: 'Our Emails to You',
    to: (email: string) => `To ${email}:`,
    none: 'None yet.',
    templates: {
      'entry-received': 'Your entry has arrived',
      'entry-approved': 'Your entry is in the contest',
      'entry-rejected': 'Your entry was not accepted',
      'entry-returned': 'We are checking your entry again',
      'entry-withdrawn': 'You have withdrawn your entry',
      'entry-restored': 'Your entry is back in the contest',
      'entry-changed': 'Your entry was changed',
      'entry-revision-received': 'We have received your change',
      'entry-revision-cancelled': 'You have taken your change back',
      'entry-revision-approved': 'Your change has been approved',
      'entry-revision-rejected': 'Your change could not be accepted',
      'entry-video-broken': 'Your video cannot be watched any more',
      'entry-video-mended': 'Your video can be watched again',
      'entry-answered': 'A message about your entry',
      'entry-proof-asked': 'Please show that the video is yours',
      'rules-changed': 'The rules of the contest have changed',
      'erasure-asked': 'Please confirm that we shall erase your data',
      'erasure-held': 'Your data cannot be erased yet',
      'erasure-taken-back': 'Your data will not be erased',
    } as Readonly<Partial<Record<string, string>>>,
    another: 'An email about your entry',
    deliveries: {
      sent: 'sent',
      waiting: 'will be sent soon',
      kept: 'not sent, because this site sends no emails at the moment',
      failed: 'could not be sent',
      'opted-out': 'not sent, because this address gets no emails about the contest',
    } as Record<Entry['emails'][number]['delivery'], string>,
  },
  consents: {
    title: 'What You Have Accepted',
    none: 'There is no receipt for this entry.',
    purposes: { rules: 'The rules', publication: 'What becomes public' } as Record<
      Consent['purpose'],
      string
    >,
    rules: 'Rules',
    version: (number: number) => `Version ${number}`,
    given: 'Accepted',
    method: 'How',
    methods: {
      ticked: 'ticked in the form',
      stated: 'stated in the form, and accepted by sending it',
    } as Record<Consent['method'], string>,
    language: 'Language',
    hash: 'SHA-256 of the text',
  },
  data: {
    title: 'Your Data',
    text: 'You can have a copy of all that we store about this entry, as a ZIP file. You can also have it erased.',
    download: 'Download My Data',
    downloading: 'One moment...',
    downloaded: 'Your data is being saved on your device.',
    failed: 'Error',
    erasureFailed: 'We could not check whether you asked us to erase your data.',
    erase: 'Erase My Data',
    question: 'Erase your entry and your data?',
    erased: 'This is erased:',
    erasedItems: [
      'your entry: name, address, photo and video link. Nobody sees it among the entries any more;',
      'what you accepted when you entered, the proof that the video is yours, and our emails to you;',
      'what you and we wrote to each other on the page of your entry.',
    ],
    remains: 'This remains:',
    remainsItems: [
      'when the entry was sent, decided and erased, without your name: it proves that the contest was run correctly;',
      'your email address, if you have opted out of our emails, and for that alone;',
      'our backups, until they are replaced. If we ever need one, we erase your data again;',
      'your video on YouTube. Only you can delete it there.',
    ],
    final: 'Nobody can bring it back. So we first send you an email with a link that confirms it.',
    held: 'Everything about this contest must be kept for now, because it may be needed as evidence. We erase your data as soon as that ends.',
    send: 'Send Me the Email',
    sending: 'One moment...',
    keep: 'Keep My Data',
    sent: 'Please Look in Your Mailbox',
    sentText: (email: string) => `The email to ${email} has a link that confirms it.`,
    asked: (email: string, when: string) =>
      `We have sent an email to ${email}. Your data is erased only if you open its link and confirm it. The link works until ${when}.`,
    confirmed: (when: string) =>
      `You have confirmed that we shall erase your data. You can take this back for 24 hours. After that we erase it in the night, at the latest by ${when}.`,
    again: 'Send the Email Again',
    takeBack: 'Do Not Erase',
    takenBack: 'Your data stays.',
    confirm: {
      title: 'Erase Your Data',
      description: 'Confirm that your entry and your data shall be erased.',
      text: 'Your entry and all your data will be erased. Nobody can bring them back.',
      button: 'Yes, Erase My Data',
      busy: 'One moment...',
      done: 'You Have Confirmed It',
      takeBack: 'Until then you can take it back on the page of your entry.',
      toEntry: 'See Your Entry',
      invalid:
        'This link is invalid or has expired, or you have taken it back. Please open the link in our last email again, or ask for a new one on the page of your entry.',
    },
  },
  proof: {
    title: 'Show That the Video Is Yours',
    text: 'Put this code into the description of the video on YouTube. Once we have found it there, you can delete it again.',
    code: 'The code',
    check: 'Look for the Code',
    checking: 'Looking...',
    weCheck: 'We look for the code ourselves, and write it here.',
    failed: 'The Code Was Not Looked For',
    /** By the code of the error response. */
    failures: {
      CODE_NOT_FOUND: 'Not Found Yet',
      CODE_NOT_CHECKED: 'YouTube Does Not Answer',
      TOO_MANY_REQUESTS: 'Looked Too Often',
    } as Readonly<Partial<Record<string, string>>>,
    proved: (date: string) => `You have shown that the video is yours. We found the proof on ${date}.`,
    provedTitle: 'The Video Is Yours',
  },
  access: {
    title: 'Who Can Open This Page',
    text: 'Everyone who has a link from our emails can open this page. If somebody else may have got one, close the page everywhere else: then the links of earlier emails no longer work, and this device stays open.',
    endOthers: 'Close Everywhere Else',
    othersEnded: 'The page is closed everywhere else.',
    leave: 'Close on This Device',
    failed: 'Error',
  },
};
