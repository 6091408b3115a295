import { suggestEmail } from './suggest-email';

test.each([
  ['rahul@gmial.com', 'rahul@gmail.com'],
  ['rahul@gmal.com', 'rahul@gmail.com'],
  ['rahul@gamil.com', 'rahul@gmail.com'],
  ['rahul@gmaill.com', 'rahul@gmail.com'],
  ['rahul@gnail.com', 'rahul@gmail.com'],
  ['rahul@gmail.con', 'rahul@gmail.com'],
  ['rahul@gmail.cmo', 'rahul@gmail.com'],
  ['rahul@gmail.co', 'rahul@gmail.com'],
  ['rahul@gmailcom', 'rahul@gmail.com'],
  ['rahul@gmial.con', 'rahul@gmail.com'],
  [' Rahul.K+1@GMIAL.com ', 'rahul.k+1@gmail.com'],
  ['Rahul <rahul@gmial.com>', 'rahul@gmail.com'],
  ['mailto:rahul@gmial.com', 'rahul@gmail.com'],
  ['rahul@gmial.com.', 'rahul@gmail.com'],
  ['asha@yaho.com', 'asha@yahoo.com'],
  ['asha@yhaoo.com', 'asha@yahoo.com'],
  ['asha@yahoo.co.im', 'asha@yahoo.co.in'],
  ['asha@hotmial.com', 'asha@hotmail.com'],
  ['asha@hotmal.com', 'asha@hotmail.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@iclod.com', 'asha@icloud.com'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
  ['asha@school.con', 'asha@school.com'],
  ['asha@temple.ogr', 'asha@temple.org'],
])('%s probably means %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  '',
  'rahul',
  '@gmial.com',
  'rahul@',
  'rahul@gmail.com',
  'asha@yahoo.co.in',
  'asha@yahoo.co.uk',
  'asha@ymail.com',
  'asha@mail.com',
  'asha@email.com',
  'asha@hotmail.co.uk',
  'asha@live.in',
  'asha@visitor.example',
  'asha@kerala.gov.in',
  'asha@school.co',
])('“%s” is taken as it is', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
