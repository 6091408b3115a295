import { contact as t } from '../../translations/en/contact';
import { validateContactForm, type ContactMessage } from './contact-form-validation';

const message: ContactMessage = {
  name: 'Gayathri',
  email: 'gayathri@visitor.example',
  subject: 'A concert',
  message: 'Would you come?',
};

test('a complete message can be sent', () => {
  expect(validateContactForm(message, t)).toBeNull();
});

test('each blank field has an error', () => {
  expect(validateContactForm({ ...message, name: ' ', message: '\n ' }, t)).toEqual({
    toast: { title: 'Missing Information', description: 'Please fill in all required fields' },
    fieldErrors: [
      { field: 'name', message: 'Please enter your name' },
      { field: 'message', message: 'Please enter your message' },
    ],
  });
});

test('an invalid email is reported when no field is blank', () => {
  const description = 'Please enter a valid email address';
  expect(validateContactForm({ ...message, email: 'gayathri' }, t)).toEqual({
    toast: { title: 'Invalid Email', description },
    fieldErrors: [{ field: 'email', message: description }],
  });
});
