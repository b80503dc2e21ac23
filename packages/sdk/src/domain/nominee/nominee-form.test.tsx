import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isIdle, messages, ravi, showToNew } from '#features/nominees/testing/nominees-page.js';
import { serverForTests } from '#testing/render-with-server.js';

const server = serverForTests();

describe('the nominee form', () => {
  it('says nothing of what is missing before anybody is wanted, then each field what it needs: nothing is sent, the first has the focus', async () => {
    const page = await showToNew(server);
    await page.user.click(await screen.findByRole('button', { name: 'Add Nominee Details' }));
    await page.press('Save Changes');
    await page.user.click(screen.getByRole('radio', { name: /^Yes/ }));
    expect(messages()).toEqual([]);
    await page.press('Save Changes');
    expect(messages()).toEqual([
      'Please enter your nominee name',
      'Please select your relationship with nominee',
      'Please enter a valid nominee %',
      'Please enter ID number',
      'Please enter email id',
      'Please enter your mobile number',
      'Please enter address',
      'Please enter your pincode',
      'Total allocation should be 100%',
    ]);
    expect(document.activeElement).toBe(page.field('Nominee name'));
  });

  it('asks for birth and guardian of a minor alone, once they have a name', async () => {
    const page = await showToNew(server);
    await page.want();
    const minor = () => page.block().getByRole<HTMLInputElement>('checkbox', { name: /^Nominee is a minor/ });
    expect(minor().disabled).toBe(true);
    expect(page.block().getByText('Enter the name first')).toBeTruthy();
    await page.fill({ 'Nominee name': 'Tara Rao' });
    expect(page.block().queryByText('Enter the name first')).toBeNull();
    await page.user.click(minor());
    await page.fill({ 'Guardian name': 'Asha 2' });
    await page.press('Save Changes');
    expect(messages()).toContain('Please enter nominee DOB');
    expect(messages()).toContain('Please enter a valid guardian name');
    await page.user.click(minor());
    expect(page.block().queryByLabelText('Guardian name')).toBeNull();
  });

  it("takes a minor's date of birth as DD/MM/YYYY, of the last eighteen years, and shows what is saved the same way", async () => {
    const page = await showToNew(server);
    await page.want();
    const { Relationship: _, ...others } = ravi;
    await page.fill({ ...others, Relationship: 'Son' });
    await page.user.click(page.field('Nominee is a minor (under 18 years)'));
    await page.fill({ 'Guardian name': 'Kiran Rao' });
    const notMinor = 'A minor is under 18 years: enter a date within the last 18 years';
    const noDate = 'There is no such date. Please enter it as DD/MM/YYYY';
    for (const [wrong, sentence] of [
      ['31022018', noDate],
      ['01052006', notMinor],
      ['01052090', notMinor],
      ['010520181', noDate],
    ] as const) {
      await page.fill({ 'Date of birth': wrong });
      await page.press('Save Changes');
      expect(messages(), wrong).toEqual([sentence]);
    }
    await page.fill({ 'Date of birth': '1/5/2018' });
    expect(page.field('Date of birth').value).toBe('01/05/2018');
    await page.press('Save Changes');
    await page.giveCode();
    await screen.findByText('01/05/2018');
    expect((await page.saved()).nomineeList[0]?.nomineeDOB).toBe('2018-05-01');
    await page.press('Edit Nominee Details');
    expect(page.field('Date of birth').value).toBe('01/05/2018');
    expect(isIdle('Save Changes')).toBe(true);
  });

  it('refuses what has a digit too many instead of cutting it off', async () => {
    const page = await showToNew(server);
    await page.want();
    await page.fill({
      ...ravi,
      PAN: 'RAVIR1234AB',
      'Mobile number': '98765432101',
      Pincode: '4110389',
      Share: '100.001',
    });
    await page.press('Save Changes');
    expect(messages()).toEqual(
      expect.arrayContaining([
        'Invalid PAN number',
        'Please enter a valid mobile number',
        'Invalid pincode',
        'Please enter a valid %',
      ]),
    );
    await page.user.selectOptions(page.field('Identity type'), 'Aadhaar (last 4 digits)');
    await page.fill({ 'Last 4 digits of Aadhaar': '12345' });
    expect(page.field('Last 4 digits of Aadhaar').value).toBe('12345');
    expect(messages()).toContain('Enter last 4 digits of Aadhaar');
    await page.user.clear(page.field('Last 4 digits of Aadhaar'));
    await page.user.click(page.field('Last 4 digits of Aadhaar'));
    await page.user.paste('1234 5678-9012');
    expect(page.field('Last 4 digits of Aadhaar').value).toBe('9012');
  });

  it('leads to what is wrong with the shares together, where no field is wrong', async () => {
    const page = await showToNew(server);
    await page.want();
    await page.fill({ ...ravi, Share: '50' });
    await page.press('Save Changes');
    expect(messages()).toEqual(['Total allocation should be 100%']);
    expect(document.activeElement?.textContent).toBe('Total allocation should be 100%');
  });

  it('takes up to three and splits equally; after removing one the focus is at who took their place or what follows the list, and it says who is gone', async () => {
    const page = await showToNew(server);
    await page.want();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await page.press('Add more Nominees');
    expect(document.activeElement).toBe(page.block(2).getByRole('heading'));
    await page.press('Add more Nominees');
    expect(screen.queryByRole('button', { name: 'Add more Nominees' })).toBeNull();
    await page.press('Split equally');
    expect([1, 2, 3].map((number) => page.field('Share', number).value)).toEqual(['33.34', '33.33', '33.33']);
    expect(screen.getByText('Total allocation: 100%')).toBeTruthy();
    await page.fill({ 'Nominee name': 'Tara Rao' }, 2);
    await page.fill({ Address: '3 Hill Road' }, 3);
    await page.press('Remove Nominee 2/3');
    expect(page.field('Address', 2).value).toBe('3 Hill Road');
    expect(screen.getByText('Total allocation should be 100%')).toBeTruthy();
    expect(document.activeElement).toBe(page.block(2).getByRole('heading'));
    expect(screen.getByText('Nominee 2/3, Tara Rao, was removed').getAttribute('role')).toBe('status');
    await page.press('Remove Nominee 2/3');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add more Nominees' }));
    expect(screen.getByText('Nominee 2/3 was removed')).toBeTruthy();
  });

  it('holds an identity to its kind, and nobody to be named twice', async () => {
    const page = await showToNew(server);
    await page.want();
    await page.fill({ ...ravi, Share: '50' });
    await page.press('Add more Nominees');
    await page.fill({ ...ravi, Share: '50', 'Nominee name': 'ravi rao' }, 2);
    await page.user.tab();
    expect(messages()).toEqual([
      "Nominee name can't be same.",
      "ID number can't be same for nominees with same identity type.",
    ]);
    await page.fill({ 'Nominee name': 'Anil Rao', 'Identity type': 'Aadhaar (last 4 digits)' }, 2);
    expect(page.field('Last 4 digits of Aadhaar', 2).value).toBe('');
    await page.fill({ 'Last 4 digits of Aadhaar': '9012' }, 2);
    await page.user.tab();
    expect(messages()).toEqual(['You cannot use your own Aadhaar number.']);
    await page.fill({ 'Last 4 digits of Aadhaar': '123456784321' }, 2);
    expect(page.field('Last 4 digits of Aadhaar', 2).value).toBe('4321');
    expect(messages()).toEqual([]);
  });
});
