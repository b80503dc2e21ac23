import { describe, expect, it } from 'vitest';
import { askedApprovalsText as inHindi } from '#languages/hi/features/asked-approvals/asked-approvals.text.js';
import { askedApprovalsText } from './asked-approvals.text.js';

describe('the words of what a customer was asked', () => {
  it('end how it stands with the full stop of their language before why it cannot be approved', () => {
    expect(askedApprovalsText.blocked('Waits', 'Your customer cannot.')).toBe('Waits. Your customer cannot.');
    expect(inHindi.blocked('इंतजार', 'आपके ग्राहक नहीं दे सकते।')).toBe('इंतजार। आपके ग्राहक नहीं दे सकते।');
  });
});
