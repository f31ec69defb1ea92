$fn = 48;
module outline(inset) offset(r = 10 - inset) square(200, center = true);
difference() {
  hull() {
    linear_extrude(6) outline(0);
    for (a = [0 : 30 : 90]) translate([0, 0, 6 + 2 * sin(a) - 0.001]) linear_extrude(0.001) outline(2 - 2 * cos(a));
  }
  for (i = [0 : 9], j = [0 : 9]) translate([-90 + 20 * i, -90 + 20 * j, -1]) cylinder(d = 8, h = 10);
}
