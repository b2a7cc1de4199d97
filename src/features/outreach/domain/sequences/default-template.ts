export const DEFAULT_SUBJECT = 'Wholesale account with [Brand Name] for [Company Name]';

/** Offered in onboarding: who we are, what we ask for, what we can show, and how it would begin. */
export const DEFAULT_TEMPLATE = `Hi [Brand Name] team,

I'm [Your Name] from [Company Name]. We are an online retailer and buy our stock directly from brands.

We would like to open a wholesale account with [Brand Name]. Could you send us your application, or point us to the right person, along with your price list with UPCs, minimum opening order and MAP policy?

Our tax ID, resale certificate and storefront are yours on request. We would begin with a modest opening order and reorder as it sells.

Best regards,
[Your Name]
[Company Name]`;
