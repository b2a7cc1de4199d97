import { alternatives } from '../../../../kernel/words-by-language.ts';

/** Lines of business that make no products for a wholesale buyer. */
export const OTHER_BUSINESS = new RegExp(
  String.raw`\b(?:${alternatives({
    health: [
      String.raw`dental|dentists?|orthodont\w*|clinics?|hospital|patients|physicians?|chiropract\w*`,
      String.raw`physical therapy|physiotherap\w*|psycholog\w*|therapists?|veterinar\w*`,
    ],
    law: [String.raw`law (?:firm|office|group)|lawyers?|attorneys?|solicitors?|rechtsanw\w+|avocats?`],
    property: ['real estate|realtors?|realty|immobilien'],
    money_and_advice: [
      String.raw`mortgages?|insurance|versicherung\w*|accountants?|accounting|tax advis\w+|bookkeeping`,
      String.raw`steuerberat\w+|consulting|consultancy|management consult\w+|unternehmensberatung`,
      'private equity|venture capital|asset management|wealth management|hedge fund|bank',
      'credit union',
    ],
    software_and_agencies: [
      'software (?:company|development|solutions)|saas|it services',
      'web (?:design|development|agency)|marketing agency|digital agency|creative agency|seo',
      String.raw`crypto\w*|blockchain|web3|nft`,
    ],
    faith: ['churches|church|chapel|ministr(?:y|ies)|parish|diocese|worship'],
    food_and_lodging: [
      'restaurants?|bistro|brasserie|pizzeria|reservations|book a table|hotels?|bed and breakfast',
      'guest ?house|vacation rentals?|apartments?|resort',
    ],
    building_and_cars: [
      'plumbing|plumbers?|hvac|roofing|landscaping|electricians?|contractors?|remodeling|towing',
      'auto repair|car dealership|used cars',
    ],
    farewells_and_weddings: [
      String.raw`funeral|cremation|wedding (?:venue|photograph\w*)|photograph(?:er|y)`,
    ],
    music_and_film: ['recording artist|tour dates|discography|band|record label|dj|film production'],
    schools_and_charities: [
      'elementary school|high school|university|academy of|tuition|admissions|students|kindergarten',
      'non ?profit|charity|foundation',
    ],
    towns: ['city council|township|municipality'],
    body_care: [
      'hair salon|barber ?shop|nail salon|tattoo|yoga studio|pilates|fitness (?:center|studio)|gym',
      'martial arts',
    ],
    freight_and_staffing: ['trucking|freight|logistics|staffing|recruitment agency'],
    ancestors: ['genealogy|family tree|surname'],
    games_and_news: ['dating|casino|betting|streaming service|news portal'],
  })})\b`,
  'gi',
);
/** schema.org types of places that sell services. */
export const OTHER_BUSINESS_TYPE = new RegExp(
  String.raw`"@type"\s*:\s*(?:\[\s*)?"(?:${alternatives({
    health: ['Dentist|MedicalBusiness|MedicalClinic|Physician|Hospital|VeterinaryCare'],
    law_and_money: [
      'LegalService|Attorney|Notary|InsuranceAgency|AccountingService|FinancialService',
      'BankOrCreditUnion',
    ],
    property: ['RealEstateAgent'],
    food_and_lodging: [
      'Restaurant|FoodEstablishment|CafeOrCoffeeShop|BarOrPub|Hotel|LodgingBusiness|BedAndBreakfast',
    ],
    faith_and_schools: [
      'Church|CatholicChurch|School|CollegeOrUniversity|EducationalOrganization|NGO',
      'GovernmentOrganization',
    ],
    software: ['SoftwareApplication'],
    body_care: ['HairSalon|BeautySalon|NailSalon|DaySpa|TattooParlor|HealthClub|ExerciseGym'],
    building_and_cars: [
      'Plumber|Electrician|RoofingContractor|HVACBusiness|GeneralContractor',
      'HomeAndConstructionBusiness|AutoRepair|AutoDealer|MovingCompany',
    ],
    travel_and_staffing: ['TravelAgency|EmploymentAgency'],
    music_and_film: ['MusicGroup|MusicAlbum|Movie'],
    people: ['Person|SportsTeam|PoliticalParty'],
    farewells: ['FuneralHome'],
  })})"`,
);
