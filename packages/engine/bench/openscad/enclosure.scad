$fn = 48;
module outline(r, wall) offset(r = r - wall) square([100 - 12, 60 - 12], center = true);
difference() {
  linear_extrude(40) outline(6, 0);
  translate([0, 0, 2.5]) linear_extrude(40) outline(6, 2.5);
}
for (x = [40.5, -40.5], y = [20.5, -20.5]) translate([x, y, 2]) cylinder(d = 7, h = 30.5);
