/** What a company has until it decides otherwise, and again once it deletes a setting. */
export const companySettingDefaults = { confirm_address: false } as const;

export type CompanySettingName = keyof typeof companySettingDefaults;
