import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkShareEmail, checkShareMobile, mailLink, shareText, smsLink, whatsAppLink } from './rules.js';
import { shareErrorText } from './share.text.js';

const url = 'https://invest.example/v1/nfos?a=1&b=2';
const codeOf = (code: ReturnType<typeof checkShareEmail>) => code && shareErrorText[code];

describe('checkShareEmail and checkShareMobile', () => {
  it.each([
    ['', 'Please enter email'],
    ['ravi', 'Please enter valid email'],
    ['ravi@bank', 'Please enter valid email'],
    ['ravi@bank.C', 'Please enter valid email'],
    ['ravi@bank.in', null],
  ])('answer the address "%s" with %s', (email, sentence) => expect(codeOf(checkShareEmail(email))).toBe(sentence));

  it.each([
    ['', 'Please enter mobile'],
    ['987650000', 'Please enter 10 digits only'],
    ['98765000011', 'Please enter 10 digits only'],
    ['98765O0001', 'Please enter 10 digits only'],
    ['+919876500001', 'Please enter 10 digits only'],
    ['1234567890', null],
  ])('answer the mobile "%s" with %s', (mobile, sentence) => expect(codeOf(checkShareMobile(mobile))).toBe(sentence));
});

describe('shareText', () => {
  it('puts the address below the message, once', () => {
    expect(shareText({ message: 'Look', url })).toBe(`Look\n${url}`);
    expect(shareText({ message: `Look: ${url}`, url })).toBe(`Look: ${url}`);
    expect(shareText({ message: '', url })).toBe(url);
    expect(shareText({ message: 'Look', url: '' })).toBe('Look');
  });
});

describe('whatsAppLink, mailLink and smsLink', () => {
  it('open the app on a phone and the web elsewhere', () => {
    expect(whatsAppLink('a&b', true)).toBe('whatsapp://send?text=a%26b');
    expect(whatsAppLink('a&b', false)).toBe('https://web.whatsapp.com/send?text=a%26b');
    expect(whatsAppLink('a&b', true, '9876500001')).toBe('whatsapp://send?phone=919876500001&text=a%26b');
  });

  it('carry any text whole and unmixed, and name the receiver alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, subject) => {
        const mail = new URL(mailLink('ravi@bank.in', subject, text));
        expect(decodeURIComponent(mail.pathname)).toBe('ravi@bank.in');
        expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
        expect(mail.searchParams.get('subject')).toBe(subject);
        expect(mail.searchParams.get('body')).toBe(text.replace(/\r?\n/g, '\r\n'));
        const sms = new URL(smsLink('9876500001', text));
        expect(sms.pathname).toBe('+919876500001');
        expect(sms.searchParams.get('body')).toBe(text);
        expect(new URL(whatsAppLink(text, false)).searchParams.get('text')).toBe(text);
      }),
    );
  });
});
