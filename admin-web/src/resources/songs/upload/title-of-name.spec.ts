import { titlesOf, titlesOfName } from './title-of-name';

const ARTISTS = ['Nila Varma', 'നിള വർമ്മ'];

describe('the title of a file', () => {
  test.each([
    ['01 - Small Moon.mp3', 'Small Moon'],
    ['01. Small Moon.mp3', 'Small Moon'],
    ['01 Small Moon.wav', 'Small Moon'],
    ['1-03 Small Moon.m4a', 'Small Moon'],
    ['1-03 - Small Moon.m4a', 'Small Moon'],
    ['(4) Small Moon.mp3', 'Small Moon'],
    ['Track 07 - Small Moon.mp3', 'Small Moon'],
    ['7 Rings.mp3', '7 Rings'],
    ['12 Monsoons.mp3', '12 Monsoons'],
    ['1947.mp3', '1947'],
    ['small_moon.wav', 'Small moon'],
    ['small-moon.wav', 'Small moon'],
    ['small.moon.wav', 'Small moon'],
    ['03_small_moon.aac', 'Small moon'],
    ['boat_race_final2.wav', 'Boat race'],
    ['Boat Race (final).wav', 'Boat Race'],
    ['Boat Race_master_v2.wav', 'Boat Race'],
    ['Boat Race (1).mp3', 'Boat Race'],
    ['Boat Race - Copy.mp3', 'Boat Race'],
    ['The Final.mp3', 'The Final'],
    ['Boat Race (v2).mp3', 'Boat Race'],
    ['Boat Race - take 12.mp3', 'Boat Race'],
    ['Monsoon (1988).mp3', 'Monsoon (1988)'],
    ['Top 40 (10).mp3', 'Top 40 (10)'],
    ['Summer Mix 2024.mp3', 'Summer Mix 2024'],
    ['My_Mix.mp3', 'My Mix'],
    ['Small Moon.wav.mp3', 'Small Moon'],
    ['Small Moon.MP3', 'Small Moon'],
    ['Small Moon', 'Small Moon'],
    ['Nila Varma - Small Moon.mp3', 'Small Moon'],
    ['nila varma – 02 – Small Moon.mp3', 'Small Moon'],
    ['Small Moon - Nila Varma.mp3', 'Small Moon'],
    ['Nila Varma - Monsoon - Part 2.mp3', 'Monsoon - Part 2'],
    ['Evening Rain - test.wav', 'Evening Rain - test'],
    ['Asha Menon - Small Moon.mp3', 'Asha Menon - Small Moon'],
    ['Monsoon - Part 2.mp3', 'Monsoon - Part 2'],
    ['  Small   Moon  .mp3', 'Small Moon'],
    ['മഴക്കത്ത്.mp3', 'മഴക്കത്ത്'],
    ['01 - മഴക്കത്ത്.mp3', 'മഴക്കത്ത്'],
    ['നിള വർമ്മ - മഴക്കത്ത്.mp3', 'മഴക്കത്ത്'],
    ['മഴ_പെയ്യുന്നു.m4a', 'മഴ പെയ്യുന്നു'],
  ])('%s is %s', (name, title) => {
    expect(titlesOfName(name, ARTISTS)).toEqual({ title, titleMalayalam: '' });
  });

  test.each([
    '01.mp3',
    '7.wav',
    'Track 01.mp3',
    'Recording 12.m4a',
    'New Recording.m4a',
    '20250617_183000.m4a',
    'AUD-20250617-WA0003.m4a',
    'Voice 001.m4a',
    '.mp3',
  ])('%s has none', (name) => {
    expect(titlesOfName(name, ARTISTS)).toEqual({ title: '', titleMalayalam: '' });
  });

  test.each(['Small മഴ Moon', 'മഴ Moon മഴ', 'Moonമഴ'])('of mixed scripts is one: %s', (line) => {
    expect(titlesOf(line)).toEqual({ title: line, titleMalayalam: '' });
  });

  test.each([
    'Small Moon (ചെറുചന്ദ്രൻ)',
    'ചെറുചന്ദ്രൻ - Small Moon',
    'Small Moon ചെറുചന്ദ്രൻ',
    'Small Moon | ചെറുചന്ദ്രൻ',
  ])('of two scripts is two titles: %s', (line) => {
    const both = { title: 'Small Moon', titleMalayalam: 'ചെറുചന്ദ്രൻ' };
    expect(titlesOf(line)).toEqual(both);
    expect(titlesOfName(`04 - ${line}.mp3`, ARTISTS)).toEqual(both);
  });
});
