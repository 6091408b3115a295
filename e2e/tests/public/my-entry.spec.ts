import { expectAccessible } from '../../support/accessibility.js';
import { FIRST_CONTEST, datesOf, setContest } from '../../support/contests.js';
import { verificationPhoto } from '../../support/files.js';
import { holdBack } from '../../support/hold-back.js';
import { uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';
import { describeVideo } from '../../support/youtube-stand-in.js';

test('an entrant opens her entry by the emails, on two devices, and closes it elsewhere and here', async ({
  page,
  otherPage,
  product,
  ownerApi,
  visitorApi,
}) => {
  const email = uniqueEmail('anjali');
  const entry = { name: 'Anjali Nair', videoId: videoIdWithViews(1200), email };
  const id = await visitorApi.submitEntry(entry);
  const link = await product.linkInEmail(email, 'Entry Submitted Successfully!', '/my-entry');
  await openPage(page, link);
  const status = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(status).toHaveText('We are checking your entry');
  // The token is neither in the address nor in the history.
  await expect(page).toHaveURL(`/my-entry?entry=${id}`);
  await expect(page.getByRole('definition').getByText(entry.name)).toBeVisible();
  const photo = page.getByAltText('Your verification photo');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const history = page.getByRole('region', { name: 'What Has Happened' }).getByRole('listitem');
  await expect(history).toHaveText([/^You sent us the entry\./]);
  const emails = page.getByRole('region', { name: 'Our Emails to You' }).getByRole('listitem');
  await expect(emails).toHaveCount(0);
  await page.getByText('The emails (1)').press('Enter');
  await expect(emails).toHaveText([/^Your entry has arrived.*, sent$/]);

  await ownerApi.approve(id);
  await openPage(otherPage, await product.linkInEmail(email, 'Your entry is in the contest', '/my-entry'));
  await expect(otherPage.getByRole('heading', { name: 'Your entry is in the contest' })).toBeVisible();
  await page.reload();
  await expect(status).toHaveText('Your entry is in the contest');
  await expect(history).toHaveText([/^You sent us the entry\./, /^We approved the entry\./]);

  await page.getByRole('button', { name: 'Close Everywhere Else' }).click();
  await expect(page.getByText('The page is closed everywhere else.')).toBeVisible();
  await otherPage.reload();
  await expect(otherPage.getByText(/^To see your entry, open the link/)).toBeVisible();

  await page.getByRole('button', { name: 'Close on This Device' }).click();
  await expect(page.getByRole('heading', { name: 'Your Entry', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByText(/^To see your entry, open the link/)).toBeVisible();

  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Me a New Link' }).click();
  await expect(page.getByRole('heading', { name: 'Please Look in Your Mailbox' })).toBeFocused();
  await openPage(page, await product.linkInEmail(email, 'The link to your entry', '/my-entry'));
  await expect(page).toHaveURL(`/my-entry?entry=${id}`);

  // A second entry in the same browser, in Malayalam.
  const other = { name: 'ആശ മേനോൻ', videoId: videoIdWithViews(30), email, language: 'ml' } as const;
  const second = await visitorApi.submitEntry(other);
  const inMalayalam = await product.linkInEmail(email, 'നിങ്ങളുടെ എൻട്രി കിട്ടി', '/ml/my-entry');
  expect(inMalayalam).toMatch(/\/ml\/my-entry#[\w-]{43}$/);
  await openPage(page, inMalayalam);
  await expect(page).toHaveURL(`/ml/my-entry?entry=${second}`);
  await expect(page.getByRole('heading', { name: 'നിങ്ങളുടെ എൻട്രി പരിശോധിക്കുകയാണ്' })).toBeVisible();
  await page.getByRole('navigation', { name: 'നിങ്ങളുടെ മറ്റ് എൻട്രികൾ' }).getByRole('link').click();
  await expect(page).toHaveURL(`/ml/my-entry?entry=${id}`);
});

test('an entrant changes her entry, takes a waiting change back, withdraws the entry and undoes that', async ({
  page,
  product,
  ownerApi,
  visitorApi,
}) => {
  await setContest(product, FIRST_CONTEST, { entryGate: 'always', ...datesOf(2) });
  const email = uniqueEmail('meera');
  const id = await visitorApi.submitEntry({ name: 'Mera Das', videoId: videoIdWithViews(7), email });
  await openPage(page, await product.linkInEmail(email, 'Entry Submitted Successfully!', '/my-entry'));
  const accepted = page.getByRole('region', { name: 'What You Have Accepted' }).getByRole('listitem');
  await page.getByText('The receipts (2)').click();
  await expect(accepted).toHaveText([/version 1 of the rules.*[0-9a-f]{64}$/s, /[0-9a-f]{64}$/]);

  const change = page.getByRole('region', { name: 'Change Your Entry' });
  await expect(change).toContainText(/You can change name, photo and link until .* (31 July|1 August)\./);
  const opener = change.getByRole('button', { name: 'Change the Entry' });
  await opener.click();
  const form = page.getByRole('form', { name: 'Change Your Entry' });
  await form.getByLabel('Full Name').fill('Meera Das');
  const videoId = videoIdWithViews(8);
  await form.getByLabel('YouTube URL').fill(`https://youtu.be/${videoId}`);
  await expect(form.getByText('Is this your video?')).toBeVisible();
  await form.getByRole('button', { name: 'Save the Change' }).click();
  await expectToast(page, 'Your entry is changed.');
  await expect(page.getByRole('heading', { name: 'Change Your Entry' })).toBeFocused();
  await expect(page.getByRole('definition').getByText('Meera Das')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    `https://www.youtube.com/watch?v=${videoId}`,
  );

  await ownerApi.approve(id);
  await page.reload();
  await expect(change).toContainText('until then, everyone sees the entry as it is now');
  await opener.click();
  const releasePhoto = await holdBack(page, '**/assets/prepare-photo-*.js');
  await form.locator('input[type="file"]').setInputFiles(verificationPhoto);
  const send = form.getByRole('button', { name: 'Send the Change' });
  await expect(form.getByRole('status').getByText('Preparing the photo…')).toBeAttached();
  await expect(send).toBeDisabled();
  await send.press('Enter');
  await releasePhoto();
  await send.click();
  await expectToast(page, 'We have your change, and will look at it.');
  await expect(change.getByRole('heading', { name: 'Your Change Is Waiting' })).toBeVisible();
  const proposed = change.getByAltText('Your new photo');
  await expect
    .poll(() => proposed.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await change.getByRole('button', { name: 'Take the Change Back' }).click();
  await expectToast(page, 'You have taken your change back.');
  await expect(change.getByRole('heading', { name: 'Your Change Is Waiting' })).toBeHidden();

  const dialog = page.getByRole('dialog', { name: 'Withdraw This Entry?' });
  const asking = page.getByRole('button', { name: 'Withdraw the Entry…' });
  const status = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await asking.click();
  await dialog.getByLabel('Your email address, to confirm').fill(email);
  await dialog.getByRole('button', { name: 'Withdraw the Entry' }).click();
  await expectToast(page, 'Your entry is withdrawn.');
  await expect(status).toHaveText('You have withdrawn your entry');
  await expect(change).toBeHidden();
  const undo = page.getByRole('button', { name: 'Take It Back' });
  await expect(
    page.getByText(/^You can take it back until (midnight|\d\d:\d\d) on \w+ \d+ \w+\./),
  ).toBeVisible();
  await undo.click();
  await expectToast(page, 'Your entry is back in the contest.');
  await expect(status).toHaveText('Your entry is in the contest');

  const history = page.getByRole('region', { name: 'What Has Happened' }).getByRole('listitem');
  await expect(history).toHaveCount(5);
  await page.getByText('What happened before (2)').click();
  await expect(history).toHaveText([
    /^You sent us the entry\./,
    /^You changed the entry\.Name, Video/,
    /^We approved the entry\./,
    /^You sent us a change of the entry\.Photo/,
    /^You took your change back\.Photo/,
    /^You withdrew the entry\./,
    /^You took the withdrawal back\./,
  ]);
});

test('an entrant copies her data, asks for its erasure, confirms it by email, and takes it back', async ({
  page,
  otherPage,
  product,
  visitorApi,
  scriptErrors,
}) => {
  const email = uniqueEmail('meera');
  const entry = { name: 'Meera Das', videoId: videoIdWithViews(12), email };
  await visitorApi.submitEntry(entry);
  await openPage(page, await product.linkInEmail(email, 'Entry Submitted Successfully!', '/my-entry'));
  const data = page.getByRole('region', { name: 'Your Data' });
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download My Data' }).click();
  expect((await download).suggestedFilename()).toBe('my-entry.zip');
  await expect(page.getByText('Your data is being saved on your device.')).toBeVisible();

  await data.getByRole('button', { name: 'Erase My Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase your entry and your data?' });
  await expect(dialog.getByText('This remains:')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send Me the Email' }).click();
  await expect(page.getByText(`The email to ${email} has a link that confirms it.`)).toBeVisible();
  await expect(data.getByText(`We have sent an email to ${email}.`)).toBeVisible();

  const subject = 'Please confirm that we shall erase your data';
  await openPage(otherPage, await product.linkInEmail(email, subject, '/erase-entry'));
  await expect(otherPage).toHaveURL('/erase-entry');
  const main = otherPage.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Erase Your Data' })).toBeFocused();
  await expect(main.getByRole('definition')).toHaveText([entry.name, 'Cover Song Contest 2025']);
  await expect(main.getByText('your video on YouTube. Only you can delete it there.')).toBeVisible();
  await otherPage.getByRole('button', { name: 'Yes, Erase My Data' }).click();
  await expect(otherPage.getByRole('heading', { name: 'You Have Confirmed It' })).toBeFocused();
  await expect(otherPage.getByText(/^You have confirmed that we shall erase your data\./)).toBeVisible();

  await page.reload();
  await expect(data.getByText('You have confirmed that we shall erase your data.')).toBeVisible();
  await data.getByRole('button', { name: 'Do Not Erase' }).click();
  await expect(page.getByText('Your data stays.')).toBeVisible();
  await expect(data.getByRole('button', { name: 'Erase My Data' })).toBeVisible();

  // The link says so before anything is pressed.
  scriptErrors.expectErrorResponse(400, '/api/my-entry/erasure-link');
  await openPage(page, await product.linkInEmail(email, subject, '/erase-entry'));
  await expect(
    page.getByText(/^This link is invalid or has expired, or you have taken it back\./),
  ).toBeVisible();
  await expect(page.getByRole('definition')).toHaveCount(0);
});

test('a moderator asks whether the video is hers, and the entrant shows it by a code in its description', async ({
  page,
  ownerPage,
  product,
  ownerApi,
  scriptErrors,
}) => {
  const [email, videoId] = [uniqueEmail('revathi'), videoIdWithViews(70)];
  const id = await ownerApi.submitEntry({ name: 'Revathi Das', videoId, email });
  await ownerPage.goto(`/admin/contest/entries/${id}/show`);
  const proof = ownerPage.getByRole('region', { name: 'Whose video it is' });
  await proof.getByRole('button', { name: 'Ask for proof that the video is the entrant’s' }).click();
  await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Ask for proof' }).click();
  await expect(proof.getByRole('status')).toContainText('Asked for proof');
  await expect(proof.getByRole('heading')).toBeFocused();

  const link = await product.linkInEmail(email, 'Please show that the video is yours', '/my-entry');
  await openPage(page, link);
  const code = page.getByRole('region', { name: 'Show That the Video Is Yours' }).getByRole('code');
  const look = page.getByRole('button', { name: 'Look for the Code' });
  scriptErrors.expectErrorResponse(422, `/api/my-entry/${id}/proof/check`);
  await look.click();
  await expectToast(
    page,
    'Not Found Yet',
    'The description of the video does not have the code yet. YouTube may take some minutes to show a change.',
  );
  await describeVideo(videoId, `My cover. ${await code.textContent()}`);
  await look.click();
  await expect(page.getByRole('heading', { name: 'The Video Is Yours' })).toBeFocused();
  await expect(page.getByText('The video is yours: we have the proof.')).toBeVisible();

  await ownerPage.reload();
  await expect(proof.getByRole('status')).toContainText('Proved to be the entrant’s');
  await expect(proof.getByRole('button')).toHaveCount(0);
});

test('an entrant changes the address on the page of the entry', async ({
  page,
  otherPage,
  product,
  visitorApi,
}) => {
  const [email, next] = [uniqueEmail('rahul'), uniqueEmail('rahul-next')];
  await visitorApi.submitEntry({ name: 'Rahul', email, videoId: videoIdWithViews(42) });
  await openPage(page, await product.linkInEmail(email, 'Entry Submitted Successfully!', '/my-entry'));
  await page.getByRole('button', { name: 'Change the Address' }).click();
  const field = page.getByRole('textbox', { name: 'New email address' });
  // The focus stays in the field: the button is the next thing to press.
  await field.fill('rahul@gmial.com');
  await expect(page.getByRole('button', { name: 'Did you mean rahul@gmail.com?' })).toBeVisible();
  await expectAccessible(page);
  await field.fill(next);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByText(`We have sent a link to ${next}.`)).toBeVisible();

  await openPage(
    otherPage,
    await product.linkInEmail(next, 'Please confirm your email address', '/confirm-address'),
  );
  await otherPage.getByRole('button', { name: 'Yes, This Is My Address' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Your Address Is Changed' })).toBeFocused();
  await page.reload();
  await expect(page.getByText(`Our emails about this entry go to ${next}.`)).toBeVisible();
});
