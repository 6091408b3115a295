import { problemOf, type Letter } from './letter-rules';

const letter: Letter = {
  name: 'Gayathri',
  email: 'gayathri@visitor.example',
  subject: 'A concert',
  message: 'Would you come?',
};

test('a whole letter can be sent', () => {
  expect(problemOf(letter)).toBeNull();
});

test('all fields that hold nothing but blanks are named', () => {
  expect(problemOf({ ...letter, name: ' ', message: '\n ' })).toEqual({
    toast: { title: 'Missing Information', description: 'Please fill in all required fields' },
    faults: [
      { field: 'name', message: 'Please enter your name' },
      { field: 'message', message: 'Please enter your message' },
    ],
  });
});

test('an address that is none is told once nothing is missing', () => {
  const message = 'Please enter a valid email address';
  expect(problemOf({ ...letter, email: 'gayathri' })).toEqual({
    toast: { title: 'Invalid Email', description: message },
    faults: [{ field: 'email', message }],
  });
});
