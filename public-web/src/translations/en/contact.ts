import { contactLead } from '@paattu/shared/site-texts/en/contact';

export const contact = {
  title: 'Get in Touch',
  lead: contactLead,
  social: 'Find me elsewhere',
  formTitle: 'Write a message',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send Message',
  submitting: 'Sending...',
  sent: { title: 'Message Sent!', description: 'Thank you for writing. Your message has arrived.' },
  another: 'Write another message',
  missing: { title: 'Missing Information', description: 'Please fill in all required fields' },
  missingFields: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    subject: 'Please enter a subject',
    message: 'Please enter your message',
  },
  invalidEmail: { title: 'Invalid Email', description: 'Please enter a valid email address' },
  failed: 'Message Not Sent',
  failedText: 'Your message could not be sent. Please try again.',
};
