/** Sentences of the entry form. */
export const entryForm = {
  form: {
    labels: {
      name: 'Full Name',
      email: 'Email',
      youtubeUrl: 'YouTube URL',
      aiUse: 'what artificial intelligence made',
      aiNote: 'what was made with AI',
      photo: 'Verification Photo',
      captchaText: 'CAPTCHA',
      acceptsRules: 'your tick for the rules',
      acceptsPublication: 'your tick for what becomes public',
    },
    youtubeHint: 'The link of your video, such as https://youtu.be/…',
    invalidUrl: 'Please enter a valid YouTube URL',
    otherLinks: {
      channel: 'This is the link of a channel. Open your video on YouTube, and copy its own link.',
      playlist: 'This is the link of a playlist. Open your video on YouTube, and copy its own link.',
      clip: 'This is the link of a clip. Enter the link of the whole video.',
      several: 'There are several videos in this text. Enter the link of yours alone.',
    },
    video: {
      question: 'Is this your video?',
      looking: 'Looking for your video on YouTube…',
      noAnswer: 'YouTube does not answer at the moment. You can submit your entry all the same.',
      again: 'Look again',
      /** Beside the name of the channel. */
      youtube: 'YouTube',
      flags: {
        unlisted: 'It is unlisted. The rules ask for a public video.',
        'blocked-in-india': 'It is blocked in India, where most people would watch it.',
        'age-restricted': 'It is age-restricted, so it does not play on this site.',
        'made-for-kids': 'It is marked as made for kids, so nobody can comment on it.',
        'too-short': 'It is shorter than a minute.',
        'too-long': 'It is longer than 15 minutes.',
        'older-than-contest': 'It was published before submissions opened.',
      },
    },
    photoHint: 'PNG, JPG or JPEG, up to 5MB. Show yourself holding a paper with the title of the song.',
    /** Before the title of the contest's song. */
    titleOnPaper: 'The title on the paper:',
    choosePhoto: 'Choose a photo',
    changePhoto: 'Change photo',
    orDrop: 'or drop it here',
    chosenPhoto: (name: string) => `Your photo: ${name}`,
    preparingPhoto: 'Preparing the photo…',
    sample: 'Sample',
    enlargeSample: 'Enlarge the sample',
    sampleAlt: (title: string) => `Sample: a person holding a sheet of paper with “${title}” written on it`,
    captchaHint: 'Type the six characters of the picture.',
    captchaAlt: 'Distorted picture of six letters and digits',
    captchaFailed: 'The picture could not be loaded.',
    newCaptcha: 'New picture',
    unseenCaptcha: 'I cannot see the picture',
    captchaWorking: 'Your browser does a calculation instead. It takes a few seconds…',
    captchaWorkFailed: 'The calculation has failed. Please try again.',
    captchaMismatch: 'Captcha does not match.',
    captchaRenewed: 'That picture had expired. Here is a new one.',
    captchaMatch: 'That is right.',
    missing: (fields: readonly string[]) => `Still needed: ${fields.join(', ')}`,
    submit: 'Submit Entry',
    submitting: 'Submitting...',
    uploaded: (percent: number) => `${percent}% sent`,
  },
  /** After the link. The server sends the rule and the declarations. */
  ai: {
    question: 'Did artificial intelligence (AI) make anything that is heard in the video?',
    note: 'What was made with AI?',
    noteHint: 'For those who check the entries. Optional.',
  },
  /** Before the button. The server sends the sentences that the visitor accepts. */
  conditions: {
    whoMayEnter: 'Who may enter',
    /** Where the rules have no section of it. */
    rulesSay: 'The rules say who may enter.',
    accepting: 'What you accept',
    version: (number: number) => `Read version ${number} of the rules`,
    renewed: (number: number) =>
      `Version ${number} of the rules has been published meanwhile. Please read it, then send the entry again. What you have typed is still here.`,
    rules: 'The official rules',
    failed: 'What you accept with an entry could not be loaded.',
  },
  validation: {
    missingName: { title: 'Missing Information', description: 'Please enter your full name' },
    missingEmail: { title: 'Missing Information', description: 'Please enter your email address' },
    invalidEmail: { title: 'Invalid Email', description: 'Please enter a valid email address' },
    invalidUrl: { title: 'Invalid URL', description: 'Please enter a valid YouTube link' },
    missingImage: {
      title: 'Missing Image',
      description: 'Please upload a verification photo as shown in the sample',
    },
    captcha: { title: 'CAPTCHA incorrect', description: 'Please solve the CAPTCHA to continue' },
    aiUseMissing: {
      title: 'Missing Information',
      description: 'Please say what artificial intelligence made of what you hear in the video',
    },
    rulesNotAccepted: { title: 'Rules Not Accepted', description: 'Please accept the rules to enter' },
    publicationNotAccepted: {
      title: 'Consent Missing',
      description: 'Please agree that your name, video and photo may be shown',
    },
    fileType: { title: 'Invalid File Type', description: 'Please upload only PNG, JPG, or JPEG images' },
    fileSize: { title: 'File Too Large', description: 'Please upload an image smaller than 5MB' },
  },
  submitted: {
    title: 'Entry Submitted Successfully!',
    description: 'Your entry has been submitted and is now pending review.',
  },
  /** Around the links to ask for the link, and to write to us. */
  duplicate: {
    text: 'Is the first entry with this video yours? You can change it on its page.',
    myEntry: 'Ask for the link to your entry',
    mistyped: 'If no email comes, the address may have been mistyped. Then we can help you.',
    contact: 'Write to us',
    withoutEmails:
      'Is the first entry with this video yours? You can change it on its page: open the link that you got when you entered.',
  },
  submittedNotice: {
    text: 'We have your entry. It is pending review, and you hear from us by email once we have looked at it. Our email to you has a link to a page of your own, where you see how it stands.',
    /** While the site sends no emails, before the link. */
    keepLink:
      'We have your entry. It is pending review. This site sends no emails at the moment, so keep this link, which is shown only now: it opens a page of your own, where you see how it stands.',
    link: {
      copy: 'Copy the link',
      copied: 'The link is copied',
      notCopied: 'The link could not be copied. Please select it and copy it.',
    },
    works: (time: string) => `It works until ${time}.`,
    withoutLink:
      'We have your entry. It is pending review. This site sends no emails at the moment; the page of your entry opens with the link that you got.',
    myEntry: 'No email? Ask for the link',
    another: 'Enter another video',
    sentTo: (email: string) => `Our email goes to ${email}.`,
    given: (email: string) => `Your email address is ${email}.`,
    correct: 'Wrong? Correct it',
    keep: 'Keep the address',
    save: 'Correct the Address',
    correcting: 'One moment...',
    corrected: (email: string) => `The address is corrected. We have sent the email again, to ${email}.`,
    noAnswer: 'The site does not answer. Please try again.',
  },
  /** Before and after the title of the contest. */
  contestChanged: {
    begun: 'Another contest has begun meanwhile:',
    kept: 'What you have typed is still here. Submit it again to enter that contest.',
  },
  notSubmitted: {
    title: 'Submission Failed',
    description: (message: string) =>
      `There was an error processing your entry: ${message || 'Unknown error. Please try again.'}`,
    upload: 'Failed to upload image',
  },
};
