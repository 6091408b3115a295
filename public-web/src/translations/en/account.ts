const INVALID_LINK = 'This link is invalid or has expired.';

/** Sentences of signing in, signing up and the pages that emails link to. */
export const account = {
  pageTitle: 'Sign In',
  heads: {
    login: { title: 'Sign In', description: 'Sign in to vote for songs and keep your favorites.' },
    signup: { title: 'Sign Up', description: 'Create an account to vote for songs and keep your favorites.' },
    forgot: { title: 'Forgot Password', description: 'Have a link sent to you that sets a new password.' },
    'reset-password': { title: 'Choose a New Password', description: 'Set a new password for your account.' },
    'verify-email': {
      title: 'Email Verification',
      description: 'Confirm the email address of your account.',
    },
  },
  login: {
    title: 'Welcome Back',
    text: 'Sign in to vote for songs and keep your favorites.',
    ended: 'Your session has ended. Please log in to go on where you were.',
    submit: 'Sign In',
    submitting: 'Signing in...',
    forgot: 'Forgot your password?',
    noAccount: 'Don’t have an account?',
    signUp: 'Sign up',
    succeeded: { title: 'Login Successful', description: 'Welcome back!' },
    failed: 'Login Failed',
    failedText: 'An error occurred during sign in',
  },
  signup: {
    title: 'Create Your Account',
    text: 'A name, an address and a password are all it takes.',
    submit: 'Sign Up',
    submitting: 'Signing up...',
    hasAccount: 'Already have an account?',
    signIn: 'Sign in',
    succeeded: {
      title: 'Check Your Email',
      description:
        'A verification link is on its way to you. Please verify your email address to complete your registration.',
    },
    sentTo: (email: string) =>
      `A verification link is on its way to ${email}. Open it to complete your registration.`,
    failed: 'Signup Failed',
    failedText: 'An error occurred during sign up',
  },
  forgot: {
    title: 'Forgot Password',
    text: 'Enter your email address, and we send you a link to choose a new password.',
    submit: 'Send Reset Link',
    submitting: 'Sending...',
    succeeded: {
      title: 'Password Reset Sent',
      description: 'Check your email for the link to reset your password.',
    },
    confirmation: 'Reset Link Sent',
    sentTo: (email: string) =>
      `A password reset link is on its way to ${email}. It is good for one hour, once.`,
    failedText: 'An error occurred',
  },
  reset: {
    title: 'Choose a New Password',
    text: 'It replaces the old one, and signs you out everywhere else.',
    requestNew: 'Request a New Link',
    submit: 'Save Password',
    submitting: 'Saving...',
    succeeded: { title: 'Password Changed', description: 'You can sign in with your new password now.' },
  },
  verify: {
    title: 'Email Verification',
    working: 'Verifying your email address...',
    succeeded: 'Your email address is verified. Thank you!',
    continue: 'Continue',
    signInForNewLink:
      'If you have opened it before, your address is verified: just sign in. If not, sign in to have a new one sent to you.',
    resend: 'Send a New Link',
    resending: 'Sending...',
  },
  fields: {
    name: 'Full Name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    passwordHint: 'At least 6 characters, and not one of the most common.',
  },
  invalidLink: INVALID_LINK,
  backToSignIn: 'Back to Sign In',
  backToHome: 'Back to Home',
  terms: {
    before: 'By continuing, you agree to our ',
    terms: 'Terms of Service',
    and: ' and ',
    privacy: 'Privacy Policy',
    after: '.',
  },
  redirecting: 'You are signed in. One moment…',
  error: 'Error',
  unexpected: 'An unexpected error occurred',
  validation: {
    invalidEmail: { title: 'Invalid Email', description: 'Please enter a valid email address' },
    missingPassword: { title: 'Missing Password', description: 'Please enter your password' },
    missingName: { title: 'Missing Name', description: 'Please enter your full name' },
    mismatch: { title: "Passwords Don't Match", description: 'Please make sure your passwords match' },
    tooShort: { title: 'Password Too Short', description: 'Password must be at least 6 characters long' },
  },
  /** By the code of the server's response. */
  errors: {
    USER_NOT_FOUND: 'No account found with this email address',
    WRONG_PASSWORD: 'Incorrect password',
    INVALID_EMAIL: 'Invalid email address',
    USER_DISABLED: 'This account has been disabled',
    TOO_MANY_REQUESTS: 'Too many failed attempts. Please try again later',
    EMAIL_ALREADY_IN_USE: 'An account with this email already exists',
    WEAK_PASSWORD: 'Password is too weak',
    INVALID_TOKEN: INVALID_LINK,
  } as Readonly<Record<string, string>>,
};
