alter table money_cases validate constraint money_cases_kind_check;
