import { isWebLink } from './web-link.js';

test.each([
  'https://sponsor.example/a?b=c#d',
  'http://sponsor.example',
  'HTTPS://sponsor.example',
  'https://sponsor.example/മഴ',
])('%j is a link', (text) => expect(isWebLink(text)).toBe(true));

test.each([
  '',
  'sponsor.example',
  'https:evil.example',
  'https:/evil.example',
  '//evil.example',
  'https://a.example/\\evil.example',
  'https://a.example/a b',
  'https://a.example/\u202Egpj.exe',
  'https://a.example/\u200b',
  'https://a.example/\n',
  'http://%%%:99999',
  'https://a.example:99999',
  'https://',
  'javascript:alert(1)//https://a.example',
])('%j is none', (text) => expect(isWebLink(text)).toBe(false));
