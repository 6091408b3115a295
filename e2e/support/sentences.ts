/**
 * The specification's messages, title and description, by the screen that shows them. `sentences.spec.ts` sees to it
 * that each is walked through by a test.
 */
export const sentences = {
  entryForm: {
    missingName: ['Missing Information', 'Please enter your full name'],
    missingEmail: ['Missing Information', 'Please enter your email address'],
    invalidEmail: ['Invalid Email', 'Please enter a valid email address'],
    invalidUrl: ['Invalid URL', 'Please enter a valid YouTube link'],
    wrongCaptcha: ['CAPTCHA incorrect', 'Please solve the CAPTCHA to continue'],
    fileType: ['Invalid File Type', 'Please upload only PNG, JPG, or JPEG images'],
    fileSize: ['File Too Large', 'Please upload an image smaller than 5MB'],
    submitted: ['Entry Submitted Successfully!', 'Your entry has been submitted and is now pending review.'],
    taken: [
      'Submission Failed',
      'There was an error processing your entry: This video has already been entered in the contest.',
    ],
    notUploaded: ['Submission Failed', 'There was an error processing your entry: Failed to upload image'],
    unknown: [
      'Submission Failed',
      'There was an error processing your entry: Unknown error. Please try again.',
    ],
  },
  credentials: {
    invalidEmail: ['Invalid Email', 'Please enter a valid email address'],
    missingPassword: ['Missing Password', 'Please enter your password'],
    missingName: ['Missing Name', 'Please enter your full name'],
    mismatch: ["Passwords Don't Match", 'Please make sure your passwords match'],
    tooShort: ['Password Too Short', 'Password must be at least 6 characters long'],
  },
  login: {
    succeeded: ['Login Successful', 'Welcome back!'],
    unknownUser: ['Login Failed', 'No account found with this email address'],
    wrongPassword: ['Login Failed', 'Incorrect password'],
    invalidEmail: ['Login Failed', 'Invalid email address'],
    disabled: ['Login Failed', 'This account has been disabled'],
    tooManyTries: ['Login Failed', 'Too many failed attempts. Please try again later'],
    otherwise: ['Login Failed', 'An error occurred during sign in'],
    unexpected: ['Error', 'An unexpected error occurred'],
  },
  signup: {
    succeeded: [
      'Check Your Email',
      'We have sent you a verification link. Please verify your email address to complete your registration.',
    ],
    taken: ['Signup Failed', 'An account with this email already exists'],
    invalidEmail: ['Signup Failed', 'Invalid email address'],
    weakPassword: ['Signup Failed', 'Password is too weak'],
    otherwise: ['Signup Failed', 'An error occurred during sign up'],
    unexpected: ['Error', 'An unexpected error occurred'],
  },
  reset: {
    succeeded: ['Password Reset Sent', 'Check your email for the link to reset your password.'],
    unknownUser: ['Error', 'No account found with this email address'],
    invalidEmail: ['Error', 'Invalid email address'],
    otherwise: ['Error', 'An error occurred'],
    unexpected: ['Error', 'An unexpected error occurred'],
  },
  songs: {
    loginToVote: ['Login Required', 'Please sign in to vote.'],
    loginToMark: ['Login Required', 'Please sign in to add favorites.'],
    upvoted: ['Vote Recorded', 'You upvoted Oar Song.'],
    downvoted: ['Vote Recorded', 'You downvoted Oar Song.'],
    voteRemoved: ['Vote Removed', 'Your vote on Oar Song has been removed.'],
    upvotedAlready: [
      'Vote Already Cast',
      'You have already upvoted this song. Remove your current vote first.',
    ],
    downvotedAlready: [
      'Vote Already Cast',
      'You have already downvoted this song. Remove your current vote first.',
    ],
    upvoteNotRecorded: ['Error', 'Failed to record upvote interaction.'],
    downvoteNotRecorded: ['Error', 'Failed to record downvote interaction.'],
    voteNotRemoved: ['Error', 'Failed to remove vote.'],
    marked: ['Added to Favorites', 'Oar Song'],
    unmarked: ['Removed from Favorites', 'Oar Song'],
    notMarked: ['Error', 'Failed to update favorites.'],
    playing: ['Playing', 'Oar Song by Demo Artist'],
    playNotRecorded: ['Error', 'Failed to record play interaction.'],
    notLoaded: ['Oar Song', 'This song could not be loaded.'],
    noAudio: ['No Audio File', "This song doesn't have an audio file available."],
    downloading: ['Download Started', 'Oar Song'],
    downloadNotTracked: ['Error', 'Failed to track download interaction.'],
    notDownloaded: ['Download Failed', 'The file opens in a new tab instead.'],
    linkCopied: ['Link Copied'],
  },
  session: {
    signedOut: ['Signed out successfully', 'You have been signed out of your account.'],
    notSignedOut: ['Error signing out', 'An unexpected error occurred'],
  },
  contact: {
    missing: ['Missing Information', 'Please fill in all required fields'],
    invalidEmail: ['Invalid Email', 'Please enter a valid email address'],
    sent: ['Message Sent!'],
    notSent: ['Message Not Sent', 'Your message could not be sent. Please try again.'],
  },
  optOut: {
    missingEmail: ['Email Required', 'Please enter your email address to opt out'],
    failed: ['Error', 'Failed to opt out. Please try again later.'],
  },
} as const satisfies Record<string, Record<string, readonly [title: string, description?: string]>>;
