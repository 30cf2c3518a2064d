/**
 * Real names and codes, of the central bank or of NIP, so that a list of banks looks as it does in Nigeria. `ussd` is what their customers
 * dial; for the four of NIP it is the sandbox's own.
 */
export const banks: { code: string; name: string; ussd: string }[] = [
  { code: '044', name: 'Access Bank', ussd: '901' },
  { code: '023', name: 'Citibank Nigeria', ussd: '322' },
  { code: '050', name: 'Ecobank Nigeria', ussd: '326' },
  { code: '070', name: 'Fidelity Bank', ussd: '770' },
  { code: '011', name: 'First Bank of Nigeria', ussd: '894' },
  { code: '214', name: 'First City Monument Bank', ussd: '329' },
  { code: '058', name: 'Guaranty Trust Bank', ussd: '737' },
  { code: '301', name: 'Jaiz Bank', ussd: '389' },
  { code: '082', name: 'Keystone Bank', ussd: '7111' },
  { code: '090267', name: 'Kuda Bank', ussd: '5573' },
  { code: '090405', name: 'Moniepoint MFB', ussd: '5574' },
  { code: '100004', name: 'OPay', ussd: '955' },
  { code: '100033', name: 'PalmPay', ussd: '861' },
  { code: '076', name: 'Polaris Bank', ussd: '833' },
  { code: '101', name: 'Providus Bank', ussd: '322' },
  { code: '221', name: 'Stanbic IBTC Bank', ussd: '909' },
  { code: '068', name: 'Standard Chartered Bank', ussd: '977' },
  { code: '232', name: 'Sterling Bank', ussd: '822' },
  { code: '100', name: 'SunTrust Bank', ussd: '5230' },
  { code: '032', name: 'Union Bank of Nigeria', ussd: '826' },
  { code: '033', name: 'United Bank for Africa', ussd: '919' },
  { code: '215', name: 'Unity Bank', ussd: '7799' },
  { code: '035', name: 'Wema Bank', ussd: '945' },
  { code: '057', name: 'Zenith Bank', ussd: '966' },
];

/** Keeps the accounts that are opened for one payment. */
export const accountsBank = 'Sandbox Microfinance Bank';

export function bankOf(code: string) {
  return banks.find((bank) => bank.code === code);
}
