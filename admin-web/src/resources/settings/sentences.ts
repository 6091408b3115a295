import { formatCount } from '../../lib/format';
import { inLanguage } from '../../lib/language';

export const settingsSentences = inLanguage('settings', {
  nothing: 'Nothing here needs you.',
  intro: 'This page is for whoever keeps the server. Who sees the site, emails and all else are in the list:',
  /** The list of all that can be set, by the words of its rows. */
  all: {
    say: {
      well: 'Everything works.',
      notSetUp: (names: string[]) =>
        names.length === 1
          ? `Not set up yet: ${names[0]}.`
          : `${formatCount(names.length)} things are not set up: ${names.join(', ')}.`,
      mail: 'Emails reach nobody.',
      files: 'Files cannot be stored.',
      work: 'The work in the background does not go on.',
    },
    /** What the first sentence calls a row that is not set up. */
    notSetUp: { email: 'email', care: 'backup', youtube: 'YouTube key' },
    /** The button of the row that the first sentence is about. */
    acts: {
      email: 'Set up email',
      care: 'Look at it',
      youtube: 'Add the key',
      mail: 'Look at it',
      files: 'Look at it',
      work: 'Look at it',
    },
    groups: { site: 'Site', people: 'People', email: 'Email', care: 'Care', technical: 'Technical' },
    /** What is set now. */
    values: {
      isPublic: 'Public',
      isNotPublic: 'Not public yet',
      languages: (zone: string) => `English, Malayalam · ${zone}`,
      notSetUp: 'Not set up',
      set: 'Set up',
      works: 'Works',
      fails: 'Does not work',
      moderators: (count: number) =>
        count === 0
          ? 'You alone'
          : count === 1
            ? 'You and 1 moderator'
            : `You and ${formatCount(count)} moderators`,
      tokens: (count: number) => (count === 0 ? 'None' : `${formatCount(count)} active`),
      backup: (day: string) => `Good backup of ${day}`,
      noBackup: 'No verified backup',
    },
    rows: {
      artist: { label: 'Artist, portrait and texts', text: 'Name, pages, links and the banner of the site' },
      visibility: { label: 'Who sees the site', text: 'Everybody, or you and your team alone' },
      languages: { label: 'Languages and time zone', text: 'Where days begin and end' },
      email: { label: 'Mail server', text: 'It sends the emails of your site' },
      notices: { label: 'Notices', text: 'When the site writes to you' },
      emailTexts: { label: 'Texts of emails', text: 'What entrants and visitors read in their emails' },
      team: { label: 'Team', text: 'Moderators, and how they sign in' },
      account: { label: 'Your account', text: 'Password, passkeys, codes, where you are signed in' },
      done: { label: 'Audit log', text: 'Who did what, who signed in, who read personal data' },
      privacy: { label: 'Privacy', text: 'How long personal data stays' },
      care: { label: 'Backups', text: 'And the release of the site' },
      youtube: { label: 'YouTube key', text: 'For the views of entries' },
      reasons: { label: 'Reasons for decisions', text: 'What entrants read when an entry is rejected' },
      technical: { label: 'Server', text: 'Files, work in the background, variables' },
      tokens: { label: 'Tokens of programs', text: 'For programs that act for you' },
    },
  },
  site: {
    intro: 'This is set for the whole site. Its texts and the portrait are in Site texts.',
    isPublic: 'Everybody sees your site.',
    isNotPublic: 'Only you and your team see your site.',
  },
  languages: {
    heading: 'Languages',
    address: 'The site is in English, and in Malayalam below the address /ml.',
    choice: 'Each visitor can change the language on each page, and the theme too: light or dark.',
  },
  mail: {
    works: 'Emails leave your site.',
    fails: 'Emails do not leave your site.',
  },
  loadFailed: 'Error Loading Settings',
  visibility: {
    heading: 'Who sees the site',
    loadFailed: 'Error Loading Who Sees the Site',
    isPublic: 'Public',
    isNotPublic: 'Not public yet',
    public: 'Everybody sees the site, and search engines find it.',
    notPublic: 'Only you and your team see the site. Everybody else reads that it is not public yet.',
    nobodyTakesPart: 'Nobody enters, votes or signs up before it is public, you neither.',
    look: 'Look at the site',
    hide: 'Take it back',
    hideTitle: 'Take the site back?',
    hideText:
      'Visitors no longer see the site, and search engines forget it after some days. Entrants still open their own pages with the links of their emails.',
    hidden: 'The site is not public any more',
    hideFailed: 'The site could not be taken back',
    link: 'Link to look at it',
    linkText: 'Whoever has a link can look at the site before it is public, and change nothing.',
    makeLink: 'Make a link',
    makeNewLink: 'Make a new link',
    until: (date: string) => `It ends on ${date}. A new link ends it at once.`,
    endLink: 'End the link',
    linkEnded: 'Link ended',
    linkFailed: 'The link could not be changed',
  },
  email: {
    heading: 'Emails',
    sent: 'Sent',
    kept: 'Not sent',
    reachNobody: 'They reach nobody',
    meaning: 'The site writes to people who enter the contest, use the contact form or have an account.',
    sentText: 'Its emails are sent.',
    keptText: 'Nothing is sent yet: each email stays in the console, where you can read it.',
    /** Where the owner sets the mail server. */
    problems: {
      'no-server':
        'Your site is public, and no email leaves it: people who enter the contest or vote wait for emails that never come. Set a mail server.',
      catcher:
        'Your site is public, and no email leaves it: its mail server only catches emails for a trial. Set a real one.',
      sender: 'Mail servers reject emails from this sender. Set an address of your domain.',
      'log-in':
        'Emails wait: the mail server rejects the user name or the password. Set them again. Many mail services want a password of its own for programs.',
      unreachable:
        'Emails wait: the mail server does not answer. They are sent once it does. If that does not happen soon, look whether its name and port are right.',
      unreadable:
        'Emails wait: LINK_SECRET of the server has changed, so the mail server that you set cannot be read any more. Set it again.',
    },
    /** Where variables of the server set it, which it can read. */
    problemsOfFixed: {
      'no-server':
        'Your site is public, and no email leaves it: people who enter the contest or vote wait for emails that never come. Ask your operator to set SMTP_URL.',
      catcher:
        'Your site is public, and no email leaves it: its mail server only catches emails for a trial. Ask your operator to set SMTP_URL to a real one.',
      sender:
        'Mail servers reject emails from this sender. Ask your operator to set MAIL_FROM to an address of your domain.',
      'log-in':
        'Emails wait: the mail server rejects the user name or the password. Ask your operator to correct SMTP_URL, and to restart the site. Many mail services want a password of its own for programs, and each character other than a letter or digit is written as a code, such as %40 for @.',
      unreachable:
        'Emails wait: the mail server does not answer. They are sent once it does. If that does not happen soon, ask your operator to check host and port of SMTP_URL, and whether this server may connect to them.',
    },
    from: (sender: string) => `They come from ${sender}.`,
    owner: (address: string) => `Emails to you go to ${address}.`,
    fixed: 'SMTP_URL on the server sets the mail server, so it cannot be changed here.',
    setServer: 'Set the mail server',
    emails: 'Show the emails',
  },
  notices: {
    heading: 'What is new',
    meaning: 'The site can write to you when somebody enters the contest or uses the contact form.',
    form: 'When the site writes to you',
    loadFailed: 'Error Loading the Choice',
    mode: 'When',
    modes: {
      'at-once': 'At once',
      daily: 'Once a day',
      off: 'Never',
    },
    hour: 'At',
    meanings: {
      'at-once':
        'You get each message as it comes, up to sixty an hour, and an email about new entries at most once an hour, which counts those that came meanwhile.',
      daily: 'One email counts what was new since the one before. On a day without news, there is none.',
      off: 'The numbers in the menu still show what waits.',
    },
    inZone: (zone: string) => `In the time zone ${zone}.`,
    saved: 'Choice saved',
    saveFailed: 'Failed to save the choice',
    changedMeanwhile: 'Somebody else has changed this meanwhile',
    theirs: (choice: string) => `They chose: ${choice}. Save again to replace that with your choice.`,
  },
  youtube: {
    heading: 'YouTube views',
    hasKey: 'Views are counted',
    noKey: 'Views are not counted',
    meaning:
      'The views of an entry’s video come from YouTube, which answers a limited number of calls a day.',
    noKeyText: 'The site has no key for YouTube yet, so views stay as they are.',
    fixed: 'YOUTUBE_API_KEY on the server sets the key, so it cannot be changed here.',
    setKey: 'Set the key',
    setOtherKey: 'Set another key',
    unitsLeft: (count: string) => `Calls left today: ${count}.`,
    viewUnitsLeft: (count: string) => `Calls for views left today: ${count}.`,
    usesList:
      'YouTube does not offer its own call for views (videos.batchGetStats) to this key today. Views come from its other call (videos.list) until tomorrow.',
    test: 'Test',
    works: (milliseconds: string) => `The key works: YouTube answered in ${milliseconds} ms.`,
    failed: 'YouTube could not be asked',
  },
  timeZone: {
    heading: 'Time zone',
    meaning: (zone: string) => `The days of the site begin and end in the time zone ${zone}.`,
    set: 'Set the time zone',
  },
  uploads: {
    heading: 'Uploads',
    works: 'Files can be stored',
    fails: 'Files cannot be stored',
    failsText: 'Songs, covers and photos cannot be uploaded at the moment.',
    songs: 'A song is an MP3, WAV, M4A or AAC file of up to 50 MB.',
    pictures: 'A cover or the photo of an entry is a PNG, JPG or JPEG file of up to 5 MB.',
  },
  reasons: {
    heading: 'Reasons for decisions',
    meaning: 'When an entry is rejected, or returned to pending, the email tells the entrant why.',
    edit: 'Edit the reasons',
  },
  visitors: {
    heading: 'Visitors',
    listening: 'Everyone can listen and download. Votes and favorites need an account.',
    passwords: (length: number) => `A password has at least ${length} characters.`,
    captcha: (length: number) => `An entry needs the ${length} characters of a captcha.`,
  },
  background: {
    heading: 'Background work',
    works: 'It works',
    fails: 'It does not work',
    meaning: 'Emails, views and waveforms are worked on in the background, within seconds.',
    failsText: 'They wait until it works again. Nothing is lost.',
  },
  operator: {
    heading: 'For the operator',
    intro: 'The variables of the server, with their values. A change needs a restart. Secrets are not shown.',
    set: 'set',
    noSmtp: 'not set: emails are not sent',
    noKey: 'not set: views are not refreshed',
    noRedis: 'not set: jobs are kept in PostgreSQL',
    docsOn: 'true: the API docs are public',
    docsOff: 'false: there are no API docs',
    dashboard: 'Queue dashboard',
    docs: 'API docs',
  },
});
