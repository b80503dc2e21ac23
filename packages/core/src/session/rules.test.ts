import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConfirmPassword, checkNewPassword, type NewPasswordErrorCode } from './new-password.js';
import { newPasswordErrorText } from './new-password.text.js';
import {
  checkEmail,
  checkMobile,
  checkName,
  checkOtp,
  checkPassword,
  checkProfileChoice,
  type LoginErrorCode,
  tidyMobile,
  tidyText,
  typeMobile,
  pathAfterLogin,
} from './rules.js';
import { loginErrorText } from './session.text.js';

const words = { ...loginErrorText, ...newPasswordErrorText };
const said = (code: LoginErrorCode | NewPasswordErrorCode | null) => (code === null ? null : words[code]);

describe('a mobile number', () => {
  it.each([
    ['', 'Please enter mobile number'],
    ['9876500001', null],
    ['6000000000', null],
    ['5876500001', 'Please enter a valid mobile number'],
    ['987650000', 'Please enter a valid mobile number'],
    ['98765000011', 'Please enter a valid mobile number'],
    ['98765 0000', 'Please enter a valid mobile number'],
    ['9876500001\n', 'Please enter a valid mobile number'],
    ['९८७६५००००१', 'Please enter a valid mobile number'],
  ])('is checked: checkMobile answers %j with %s', (mobile, text) => {
    expect(said(checkMobile(mobile))).toBe(text);
  });

  it.each([
    ['+91 98765 00001', '9876500001'],
    ['098765-00001', '9876500001'],
    ['919876500001', '9876500001'],
    ['9198765000', '9198765000'],
    ['00919876500001', '9876500001'],
    ['98765', '98765'],
  ])('is tidied from %s to %s', (typed, mobile) => {
    expect(tidyMobile(typed)).toBe(mobile);
  });

  it.each([
    ['9876500001', '9876500001'],
    ['98765000012', '98765000012'],
    ['09876500001', '9876500001'],
    ['919876500001', '9876500001'],
    ['+91 98765 00001', '9876500001'],
    ['0091 98765-00001', '9876500001'],
    ['9198765000', '9198765000'],
    ['919198765000', '9198765000'],
    ['91987650000', '91987650000'],
  ])('is read key by key: %s becomes %s', (keys, mobile) => {
    expect([...keys].reduce((kept, key) => typeMobile(kept + key), '')).toBe(mobile);
    expect(typeMobile(keys)).toBe(mobile);
  });
});

const own = { mobile: '9876500001', email: 'asha.rao@example.com' };

describe('passwords', () => {
  it('are required', () => {
    expect(said(checkPassword(''))).toBe('Please enter password');
    for (const blank of ['', '        ', '\u00a0'.repeat(8)])
      expect(said(checkNewPassword(blank, own))).toBe('Please enter new password');
    expect(said(checkConfirmPassword('', 'x'))).toBe('Please re-enter password');
    expect([checkPassword('x'), checkNewPassword('Prosper@123', own)]).toEqual([null, null]);
  });

  it('have eight characters at least when they are new', () => {
    expect(said(checkNewPassword('Prosper', own))).toBe('Please enter at least 8 characters');
    expect(said(checkNewPassword('🔒🔒🔒🔒', own))).toBe('Please enter at least 8 characters');
    expect(checkNewPassword('Prosper1', own)).toBeNull();
  });

  it.each(['prosperX1', 'My-PROSPERX!', '9876500001', '+91 9876500001', 'Asha.Rao@example.com', 'asha.rao2024'])(
    'are not what anybody knows: %s',
    (password) => {
      expect(checkNewPassword(password, own)).toBe('new_password_personal');
      expect(said('new_password_personal')).toBe('Your password cannot contain ProsperX, your mobile number or email');
    },
  );
  it('may hold a short name by chance', () => {
    expect(checkNewPassword('tomorrow 7', { mobile: '9876500001', email: 'tom@example.com' })).toBeNull();
  });

  it('must be the same twice', () => {
    expect(said(checkConfirmPassword('Prosper@124', 'Prosper@123'))).toBe('Please enter same password');
    expect(checkConfirmPassword('Prosper@123', 'Prosper@123')).toBeNull();
  });
});

describe('checkName', () => {
  it.each(['Asha', 'Asha Rao', "D'Souza", 'S. K. Rao', 'S.K. Rao', 'Anne-Marie', 'Ram K.', 'Zoë', 'आशा राव'])(
    'accepts %s',
    (name) => {
      expect(checkName(name)).toBeNull();
    },
  );

  it.each(['Asha2', '-Asha', 'Asha-', 'Asha  Rao', 'Asha@', ' Asha', '.', 'Asha, Rao', 'Ms.', 'Dr'])(
    'refuses %j',
    (name) => {
      expect(said(checkName(name))).toBe('Please enter a valid name');
    },
  );

  it('asks for a name', () => {
    expect(said(checkName(''))).toBe('Please enter name');
  });

  it('reads a name that is tidied of stray blanks', () => {
    expect(tidyText('  Asha   Rao ')).toBe('Asha Rao');
  });

  it('answers in no time, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5_000 }), (typed) => {
        checkName(typed);
        checkEmail(typed);
      }),
    );
    expect(checkName(`${'a '.repeat(50_000)}!`)).toBe('name_too_long');
    expect(checkEmail(`a@${'a.'.repeat(50_000)}!`)).toBe('email_invalid');
    expect(checkEmail(`a@${'a'.repeat(50_000)}`)).toBe('email_invalid');
  });
});

describe('checkEmail', () => {
  it.each(['asha@example.com', 'a.b+c@mail.example.co.in', 'A_1%x-y@EXAMPLE.in'])('accepts %s', (email) => {
    expect(checkEmail(email)).toBeNull();
  });

  it.each(['asha', 'asha@', '@example.com', 'asha@example', 'asha@example.c', 'asha@example.COM', 'a b@example.com'])(
    'refuses %s',
    (email) => {
      expect(said(checkEmail(email))).toBe('Please enter a valid email');
    },
  );

  it('asks for an address', () => {
    expect(said(checkEmail(''))).toBe('Please enter email');
  });
});

describe('checkOtp and checkProfileChoice', () => {
  it('ask for six digits', () => {
    expect(checkOtp('123456')).toBeNull();
    expect(['', '12345', '1234567', '12345a'].map(checkOtp)).toEqual([
      'otp_required',
      'otp_incomplete',
      'otp_incomplete',
      'otp_incomplete',
    ]);
    expect(loginErrorText.otp_incomplete).toBe('Please enter OTP');
  });

  it('ask for a chosen profile', () => {
    expect(said(checkProfileChoice(null))).toBe('Please select the user.');
    expect(checkProfileChoice('abc')).toBeNull();
  });
});

const person = { minor: false, registered: true, url: 'https://invest.example/v1/home' };
const shared = 'https://invest.example/v1/home?mf_share_stmt=1';

describe('pathAfterLogin', () => {
  it('leads a minor who has turned 18 to the portfolio', () => {
    expect(pathAfterLogin({ ...person, minor: true, registered: false })).toBe('/profile/portfolio');
  });

  it('leads a person who came by a shared statement to the portfolio, registered or not', () => {
    expect(pathAfterLogin({ ...person, url: shared })).toBe('/profile/portfolio');
    expect(pathAfterLogin({ ...person, registered: false, url: shared })).toBe('/profile/portfolio');
  });

  it('leads a person who is not registered yet to their KYC', () => {
    expect(pathAfterLogin({ ...person, registered: false })).toBe('/profile/kyc-details?flowType=checkout');
  });

  it.each(['https://x.example/v1/mutual-fund-detail/a-b-c?schemeId=1', '/cart-review', '/packs'])(
    'leads a person who came from %s back there, registered or not',
    (url) => {
      for (const registered of [true, false]) expect(pathAfterLogin({ ...person, registered, url })).toBeNull();
    },
  );

  it('leaves everybody else where they were', () => {
    expect(pathAfterLogin(person)).toBeNull();
  });
});
