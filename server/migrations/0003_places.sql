-- Addresses.

-- Road addresses from the official files that an operator imports; empty unless somebody does.
create table place_addresses (
  road_code text not null,
  town_code text not null,
  underground boolean not null,
  main_no integer not null check (main_no >= 0),
  sub_no integer not null check (sub_no >= 0),
  province text not null,
  district text not null,
  town text not null,
  road text not null,
  building text not null,
  latitude double precision,
  longitude double precision,
  road_key text not null,
  building_key text not null,
  constraint place_addresses_pkey primary key (road_code, town_code, underground, main_no, sub_no),
  constraint place_addresses_check check ((latitude is null) = (longitude is null))
);

create index place_addresses_road on place_addresses (road_key text_pattern_ops, main_no, sub_no);
create index place_addresses_building on place_addresses (building_key text_pattern_ops) where building_key <> '';
create index place_addresses_near on place_addresses (latitude, longitude) where latitude is not null;
